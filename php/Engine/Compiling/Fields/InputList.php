<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\FieldKind;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Choice;

/**
 * Compiles the parts of a compound field from its kind and an editor's settings (definition.schema.json, Input).
 */
final class InputList {

	public function __construct( private ChoiceList $choices, private InputRules $rules ) {}

	/**
	 * @param array<string, mixed> $typed Settings from {@see TypedSettings}.
	 * @return list<array<string, mixed>>
	 */
	public function compile( FieldKind $kind, JsonData $field, FieldSettings $settings, array $typed ): array {
		$parts = array_values(
			array_filter(
				$kind->inputs(),
				static fn( JsonData $part ) => SettingsMatch::holds( $part->map( 'when' ), $typed )
					&& ! $settings->part( $part->string( 'part' ) )->flag( 'hidden', $part->bool( 'hidden' ) )
			)
		);
		if ( array() === $parts ) {
			$settings->problem( 'partsMissing', 'inputs' );
		}
		$spans = InputWidths::filled( array_map( static fn( JsonData $part ) => $part->int( 'columnSpan' ), $parts ) );
		return array_map(
			fn( JsonData $part, int $span ) => $this->input( $kind, $part, $field, $settings, $typed )
				+ array( 'columnSpan' => $span ),
			$parts,
			$spans
		);
	}

	/**
	 * @param array<string, mixed> $typed
	 * @return array<string, mixed>
	 */
	private function input(
		FieldKind $kind,
		JsonData $part,
		JsonData $field,
		FieldSettings $settings,
		array $typed
	): array {
		$id           = $field->int( 'id' );
		$number       = $part->int( 'number' );
		$partSettings = $settings->part( $part->string( 'part' ) );
		$characters   = $this->characters( $kind, $part, $typed );
		$choices      = $this->choices( $part, $partSettings );
		$message      = $this->firstFilled(
			$partSettings->text( 'errorMessage' ),
			$settings->text( 'errorMessage' ),
			$part->string( 'message' )
		);
		$compiled     = array(
			'id'       => 0 === $number ? (string) $id : "{$id}.{$number}",
			'name'     => $part->bool( 'together' )
				? "input_{$id}[]"
				: ( 0 === $number ? "input_{$id}" : "input_{$id}_{$number}" ),
			'label'    => $this->firstFilled( $partSettings->text( 'label' ), $part->string( 'label' ) ),
			'part'     => $part->string( 'part' ),
			'required' => $partSettings->flag( 'required', $settings->flag( 'required' ) && $part->bool( 'required' ) ),
			'rules'    => $this->rules->compile( $part, $characters, $choices, $message ),
			'messages' => array( 'required' => $message ),
			'control'  => $part->string( 'control', 'input' ),
		);
		return $compiled + array_filter(
			array(
				'allow'        => $characters->string( 'class' ),
				'choices'      => array_map( static fn( Choice $choice ) => $choice->compiled(), $choices ),
				'defaultValue' => $this->defaultValue( $part, $partSettings, $choices ),
				'placeholder'  => $partSettings->text( 'placeholder' ),
				'inputName'    => $field->bool( 'allowsPrepopulate' ) ? $partSettings->text( 'inputName' ) : '',
				'attributes'   => $this->attributes( $part, $characters, $partSettings ),
			),
			static fn( string|array $value ): bool => '' !== $value && array() !== $value
		);
	}

	/**
	 * @param array<string, mixed> $typed
	 * @return JsonData The character class that the input accepts, and the keyboard for it; empty if it accepts any.
	 */
	private function characters( FieldKind $kind, JsonData $part, array $typed ): JsonData {
		foreach ( $kind->characters( $part->string( 'characters' ) ) as $characters ) {
			if ( SettingsMatch::holds( $characters->map( 'when' ), $typed ) ) {
				return $characters;
			}
		}
		return new JsonData( array() );
	}

	/** @return list<Choice> The editor's choices, else those of the kind. */
	private function choices( JsonData $part, CompoundPartSettings $partSettings ): array {
		$custom = array_map( $this->choices->custom( ... ), $partSettings->entries( 'choices' ) );
		return array() !== $custom && $part->has( 'choices' ) ? $custom : Choice::list( $part );
	}

	/** @param list<Choice> $choices */
	private function defaultValue( JsonData $part, CompoundPartSettings $partSettings, array $choices ): string {
		$selected = array_values( array_filter( $choices, static fn( Choice $choice ) => $choice->isSelected ) );
		return $this->firstFilled(
			$partSettings->text( 'defaultValue' ),
			isset( $selected[0] ) ? $selected[0]->value : '',
			$partSettings->has( 'defaultValue' ) ? '' : $part->string( 'defaultValue' )
		);
	}

	/** @return array<string, mixed> */
	private function attributes( JsonData $part, JsonData $characters, CompoundPartSettings $partSettings ): array {
		return array_filter(
			array(
				'maxlength'    => $part->int( 'maxLength' ),
				'inputmode'    => $characters->string( 'inputmode' ),
				'autocomplete' => $partSettings->text( 'autocomplete' ),
			)
		) + $part->array( 'input' );
	}

	private function firstFilled( string ...$texts ): string {
		return array_values( array_filter( $texts, static fn( string $text ) => '' !== $text ) )[0] ?? '';
	}
}
