export const questionnaire = {
  heading: 'V jakém stavu je vaše zařízení?',
  deviceColor: '{{model}}, {{color}}',
} as const;
