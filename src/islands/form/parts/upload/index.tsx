import { registerPart } from '../../parts';
import { UploadPart } from './upload-part';

registerPart( 'upload', UploadPart );
