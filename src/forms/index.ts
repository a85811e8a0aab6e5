export { settle } from './logic/settle';
export type { Settled } from './logic/settled';
export { readAnswers } from './read-answers';
export { validateField } from './validate-field';
export { validateForm } from './validate-form';
export { isBlank, type Answers, type Value } from './value';
