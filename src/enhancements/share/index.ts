import { enhance } from '../enhance';
import { share } from './share';

enhance( 'share', share );
