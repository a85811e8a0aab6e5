<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Values;

use Atoll\Engine\Definition\Field;
use Atoll\Forms\Uploads\UploadLinks;

/** Mappings for the shapes of values that Gravity Forms' clients get in another form than entries store them. */
final class ValueMappings {

	/** @param array<string, ValueMapping> $mappings By shape. */
	private function __construct(
		private array $mappings,
		private TextValueMapping $text,
		private NumberValueMapping $number
	) {}

	public static function standard( UploadLinks $links ): self {
		$text = new TextValueMapping();
		return new self(
			array(
				'files'     => new FileValueMapping( $links ),
				'rows'      => new RowsValueMapping(),
				'selection' => new ChoicesValueMapping(),
			),
			$text,
			new NumberValueMapping( $text )
		);
	}

	public function forField( Field $field ): ValueMapping {
		return $this->mappings[ $field->shape ] ?? ( $field->isNumber() ? $this->number : $this->text );
	}
}
