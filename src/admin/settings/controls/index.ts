import type { ComponentType } from 'react';
import type { Setting } from '../../../contract/settings';
import { Colour } from './colour';
import type { ControlProps } from './control';
import { Font } from './font';
import { Group } from './group';
import { Image } from './image';
import { List } from './list/list';
import { NumberBox, Range } from './number';
import { Panel } from './panel';
import { FormChoice, PageChoice } from './record';
import { Secret } from './secret';
import { Select } from './select';
import { Digits, Email, Phone, Text, Url } from './text';
import { Textarea } from './textarea';
import { Toggle } from './toggle';

type Control = ComponentType< ControlProps >;

const BY_NAME: Record< NonNullable< Setting[ 'control' ] >, Control > = {
	text: Text,
	textarea: Textarea,
	select: Select,
	url: Url,
	phone: Phone,
	email: Email,
	digits: Digits,
	colour: Colour,
	font: Font,
	image: Image,
	page: PageChoice,
	form: FormChoice,
	range: Range,
	secret: Secret,
	panel: Panel,
	networks: Textarea,
	statuses: List,
};

/** Controls for settings that do not name one, by type. */
const BY_TYPE: Record< Setting[ 'type' ], Control > = {
	string: Text,
	boolean: Toggle,
	integer: NumberBox,
	number: NumberBox,
	object: Group,
	list: List,
};

export const controlOf = ( { control, type }: Setting ): Control =>
	control ? BY_NAME[ control ] : BY_TYPE[ type ];
