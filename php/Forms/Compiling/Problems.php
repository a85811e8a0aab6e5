<?php

declare( strict_types=1 );

namespace Atoll\Forms\Compiling;

use Atoll\Contract\Data;
use Atoll\Forms\InvalidForm;
use Atoll\Forms\Text;

/** What is wrong with a form's source, in words (contract/texts/problems.json). */
final class Problems {

	/** @var list<string> */
	private array $found = array();

	/** @param array<string, string> $texts */
	public function __construct( private array $texts ) {}

	/** @param string ...$values What fills the sentence's placeholders. */
	public function add( string $text, string ...$values ): void {
		$this->found[] = Text::fill( $this->texts[ $text ] ?? $text, ...$values );
	}

	/** A part of a sentence, such as what names a page. */
	public function words( string $text, string ...$values ): string {
		return Text::fill( $this->texts[ $text ] ?? $text, ...$values );
	}

	/** How a sentence names a field. */
	public function nameOf( Data $field, int $position ): string {
		$id    = $field->string( 'id' );
		$label = $field->string( 'label' );
		$name  = '' === $id ? 'fieldAt' : ( '' === $label ? 'field' : 'fieldLabelled' );
		return Text::fill( $this->texts[ $name ] ?? $name, id: $id, label: $label, position: (string) $position );
	}

	/** @throws InvalidForm */
	public function throwIfAny(): void {
		if ( array() !== $this->found ) {
			throw new InvalidForm( $this->found );
		}
	}
}
