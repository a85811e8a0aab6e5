import './told';

export { givesAddress } from './gives-address';
export { MessageWithTags } from './message-with-tags';
export { TextWithTags } from './text-with-tags';
