<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\FieldKind;
use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Formats\Text;

/** Texts of a field for people: its label, its hint, and messages that do not belong to a rule. */
final class FieldTexts {

	/** @param array<string, string> $texts From contract/texts/compiler.json. */
	public function __construct( private MessageTemplates $templates, private array $texts ) {}

	/**
	 * Returns the field's label. A field without one still needs a name, for screen readers and the error summary.
	 *
	 * @param list<Choice> $choices
	 */
	public function label( int $id, FieldKind $kind, FieldSettings $settings, array $choices ): string {
		$label = PlainText::fromMarkup( $settings->text( 'label' ) );
		if ( '' !== $label || ! $kind->hasSetting( 'required' ) ) {
			return $label;
		}
		$words = array() === $kind->choices() ? $settings->text( 'placeholder' ) : $choices[0]->text;
		return '' === $words ? Text::fill( $this->texts['unnamedField'] ?? '{number}', number: (string) $id ) : $words;
	}

	/** @param array<string, mixed> $typed */
	public function hint( FieldKind $kind, array $typed ): string {
		return array() === $kind->hints() ? $kind->formatString : $this->templates->hint( $kind->hints(), $typed );
	}

	/**
	 * @param array<string, mixed> $typed
	 * @return array<string, string>
	 */
	public function messages( FieldKind $kind, FieldSettings $settings, array $typed ): array {
		$errorMessage = $settings->text( 'errorMessage' );
		$required     = '' === $errorMessage ? $kind->required : $errorMessage;
		return array_filter(
			array(
				'required' => $required,
				'blank'    => 'text' === $kind->shape && $settings->flag( 'required' ) ? $this->blank( $required ) : '',
				'tooMany'  => $this->templates->fill( $kind->tooMany(), array( 'max' => $typed['maxRows'] ?? null ) ),
			)
		);
	}

	/** Returns the message for an answer of only spaces: the field looks empty, so "required" would not help. */
	private function blank( string $message ): string {
		$sentence = 1 === preg_match( '~[\p{L}\p{N}]$~uD', $message ) ? "{$message}." : $message;
		return Text::fill( $this->texts['blankAnswer'] ?? '{message}', message: $sentence );
	}
}
