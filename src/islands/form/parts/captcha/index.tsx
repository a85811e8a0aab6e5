import { registerPart } from '../../parts';
import { Captcha } from './captcha';

registerPart( 'captcha', Captcha );
