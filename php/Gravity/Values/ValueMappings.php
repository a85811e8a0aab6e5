<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Values;

use Atoll\Engine\Field;
use Atoll\Forms\Entries\FileLinks;

/** The mapping for each shape that an entry keeps otherwise than Gravity Forms tells it. */
final class ValueMappings {

	/** @param array<string, ValueMapping> $mappings By shape. */
	private function __construct( private array $mappings, private PlainText $plain ) {}

	public static function standard( FileLinks $links ): self {
		return new self(
			array(
				'files'     => new FileAddresses( $links ),
				'rows'      => new ListRows(),
				'selection' => new SeveralChoices(),
			),
			new PlainText()
		);
	}

	public function of( Field $field ): ValueMapping {
		return $this->mappings[ $field->shape ] ?? $this->plain;
	}
}
