export { MessageWithTags } from './message-with-tags';
export { TextWithTags } from './text-with-tags';
export { tagOf } from './tags';
