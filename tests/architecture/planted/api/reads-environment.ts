export const port = (): unknown => process.env['PORT'];
