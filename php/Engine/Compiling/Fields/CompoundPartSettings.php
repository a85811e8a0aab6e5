<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\Text;

/** An editor's settings for one part of a compound field. */
final class CompoundPartSettings {

	/** @param string $name Name of the part in problems, such as `inputs.first`. */
	public function __construct( private JsonData $data, private FieldSettings $field, private string $name ) {}

	/** Whether the setting was set, even to an empty value. */
	public function has( string $setting ): bool {
		return $this->data->has( $setting );
	}

	/** Returns a text; empty if the setting was left empty. */
	public function text( string $setting ): string {
		$value = $this->data->get( $setting );
		if ( null !== $value && ! is_scalar( $value ) ) {
			$this->field->problem( 'notText', "{$this->name}.{$setting}" );
			return '';
		}
		$text = Text::lines( $this->data->string( $setting ) );
		if ( ! Text::isUnicode( $text ) ) {
			$this->field->problem( 'notUnicode', "{$this->name}.{$setting}" );
			return '';
		}
		return $text;
	}

	/** @param bool $default Value if the setting was not set. */
	public function flag( string $setting, bool $default ): bool {
		return $this->data->bool( $setting, $default );
	}

	/** @return list<mixed> */
	public function entries( string $setting ): array {
		$value = $this->data->get( $setting );
		return is_array( $value ) ? array_values( $value ) : array();
	}
}
