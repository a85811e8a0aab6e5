export { fieldsOf } from './fields-of';
export { settle } from './logic/settle';
export type { Settled } from './logic/settled';
export { plainMoney, writtenMoney } from './money';
export { readAnswers } from './read-answers';
export type { FieldVerdict } from './shapes/shape';
export { isEmpty, validateField } from './validate-field';
export { validateForm } from './validate-form';
export { isBlank, textsOf, type Answers, type FileAnswer, type Value } from './value';
