import { mount } from '../mount';
import { QrCode } from './qr-code';

mount( 'qr-code', QrCode );
