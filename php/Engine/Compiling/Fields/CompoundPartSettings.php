<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Formats\Text;

/** What an editor changed of one part of a compound field. */
final class CompoundPartSettings {

	/** @param string $name How problems name the part. */
	public function __construct( private JsonData $data, private FieldSettings $field, private string $name ) {}

	/** Whether it was set, also to nothing. */
	public function has( string $setting ): bool {
		return $this->data->has( $setting );
	}

	/** Empty when it was left empty. */
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

	/** @param bool $default When it was not set. */
	public function flag( string $setting, bool $default ): bool {
		return $this->data->bool( $setting, $default );
	}

	/** @return list<mixed> */
	public function entries( string $setting ): array {
		$value = $this->data->get( $setting );
		return is_array( $value ) ? array_values( $value ) : array();
	}
}
