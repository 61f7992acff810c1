/** What the form of an application is told of the offer. */
export interface JobFormProps {
  readonly slug: string;
  readonly title: string;
}
