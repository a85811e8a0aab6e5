<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\FieldKind;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Formats\Text;
use Atoll\Engine\Shapes\Shapes;

/** Resolves a field's kind and settings into what the engines read (definition.schema.json, Field). */
final class FieldCompiler {

	private const COLUMNS   = 12;
	private const LAST_PAGE = 99;

	/** @param array<string, string> $texts contract/texts/compiler.json. */
	public function __construct(
		private Shapes $shapes,
		private ChoiceList $choices,
		private RuleList $rules,
		private TypedSettings $typed,
		private FieldContext $context,
		private MessageTemplates $wording,
		private InputList $parts,
		private array $texts,
	) {}

	/** @return array<string, mixed> */
	public function compile( JsonData $field, FieldKind $kind, int $version, FieldSettings $settings ): array {
		$id       = $field->int( 'id' );
		$choices  = $this->choices->of( $kind, $settings );
		$typed    = $this->typed->of( $settings, $choices );
		$kind     = $kind->suiting( static fn( JsonData $when ) => SettingsMatch::holds( $when, $typed ) );
		$required = $settings->flag( 'required' );
		$compiled = array(
			'id'            => $id,
			'kind'          => $kind->name,
			'shape'         => $kind->shape,
			'control'       => $kind->control,
			'place'         => $kind->place,
			'page'          => self::page( $field ),
			'label'         => $this->label( $id, $kind, $settings, $choices ),
			'description'   => $settings->text( 'description' ),
			'placeholder'   => $settings->text( 'placeholder' ),
			'required'      => $required,
			'defaultValue'  => $settings->text( 'defaultValue' ),
			'cssClass'      => $settings->text( 'cssClass' ),
			'columnSpan'    => min( self::COLUMNS, $settings->whole( 'columnSpan' ) ?? self::COLUMNS ),
			'adminLabel'    => $settings->text( 'adminLabel' ),
			'inputName'     => $field->bool( 'allowsPrepopulate' ) ? $settings->text( 'inputName' ) : '',
			'content'       => $settings->text( 'content' ),
			'checkboxLabel' => $settings->text( 'checkboxLabel' ),
			'inputs'        => $this->inputs( $kind, $field, $settings, $typed, $choices ),
			'choices'       => array_map( static fn( Choice $choice ) => get_object_vars( $choice ), $choices ),
			'rules'         => $this->rules->of( $kind->rules(), $typed ),
			'delay'         => $kind->delay,
			'record'        => $this->record( $kind, $id, $version, $settings ),
		);
		$optional = array(
			'messages'   => $this->messages( $kind, $settings, $typed ),
			'columns'    => $this->columns( $settings ),
			'display'    => $kind->display(),
			'attributes' => $this->attributes( $kind, $settings ),
			'allow'      => $kind->allow,
			'parts'      => $this->parts( $kind, $typed ),
			'hint'       => array() === $kind->hints()
				? $kind->formatString
				: $this->wording->hint( $kind->hints(), $typed ),
			'gravity'    => $field->array( 'gravity' ),
		);
		return $compiled + $this->context->of( $kind, $typed ) + array_filter( $optional ) + $kind->facts();
	}

	/**
	 * Clients may send a row by the names of its columns, so each needs one of its own.
	 *
	 * @return list<string>
	 */
	private function columns( FieldSettings $settings ): array {
		$columns = $settings->words( 'columns' );
		foreach ( array_unique( array_diff_assoc( $columns, array_unique( $columns ) ) ) as $column ) {
			$settings->problem( 'columnTwice', 'columns', column: $column );
		}
		return $columns;
	}

	/**
	 * @param array<string, mixed> $typed
	 * @return list<string>
	 */
	private function parts( FieldKind $kind, array $typed ): array {
		$needed = array_filter(
			$kind->parts(),
			static fn( JsonData $part ) => SettingsMatch::holds( $part->map( 'when' ), $typed )
		);
		return array_values( array_map( static fn( JsonData $part ) => $part->string( 'part' ), $needed ) );
	}

	/** From 0; within reason, since every page is printed. */
	public static function page( JsonData $field ): int {
		return max( 0, min( self::LAST_PAGE, $field->int( 'page' ) ) );
	}

	/**
	 * A question without words still needs a name, for whoever cannot see it and for the error summary.
	 *
	 * @param list<Choice> $choices
	 */
	private function label( int $id, FieldKind $kind, FieldSettings $settings, array $choices ): string {
		$label = $settings->text( 'label' );
		if ( '' !== $label || ! $kind->hasSetting( 'required' ) ) {
			return $label;
		}
		$words = array() === $kind->choices() ? $settings->text( 'placeholder' ) : $choices[0]->text;
		return '' === $words ? Text::fill( $this->texts['unnamedField'] ?? '{number}', number: (string) $id ) : $words;
	}

	/**
	 * @param array<string, mixed> $typed
	 * @return array<string, string>
	 */
	private function messages( FieldKind $kind, FieldSettings $settings, array $typed ): array {
		$own      = $settings->text( 'errorMessage' );
		$required = '' === $own ? $kind->required : $own;
		return array_filter(
			array(
				'required' => $required,
				'blank'    => 'text' === $kind->shape && $settings->flag( 'required' ) ? $this->blank( $required ) : '',
				'tooMany'  => $this->wording->fill( $kind->tooMany(), array( 'max' => $typed['maxRows'] ?? null ) ),
			)
		);
	}

	/**
	 * Whoever typed spaces sees a field that looks empty, and is not told of it by a message that asks for an answer.
	 */
	private function blank( string $message ): string {
		$sentence = 1 === preg_match( '~[\p{L}\p{N}]$~uD', $message ) ? "{$message}." : $message;
		return Text::fill( $this->texts['blankAnswer'] ?? '{message}', message: $sentence );
	}

	/**
	 * @param array<string, mixed> $typed
	 * @param list<Choice>         $choices
	 * @return list<array<string, mixed>>
	 */
	private function inputs(
		FieldKind $kind,
		JsonData $field,
		FieldSettings $settings,
		array $typed,
		array $choices
	): array {
		return array() === $kind->inputs()
			? array_map(
				array( $this, 'input' ),
				$this->shapes->named( $kind->shape )->inputs( $field->int( 'id' ), $choices )
			)
			: $this->parts->of( $kind, $field, $settings, $typed );
	}

	/** @return array<string, string> */
	private function input( FieldInput $input ): array {
		$compiled = array(
			'id'   => $input->id,
			'name' => $input->name,
		);
		return '' === $input->value && '' === $input->label ? $compiled : $compiled + array(
			'value' => $input->value,
			'label' => $input->label,
		);
	}

	/** @return array<string, mixed> */
	private function attributes( FieldKind $kind, FieldSettings $settings ): array {
		$autocomplete = $settings->text( 'autocomplete' );
		return array_merge(
			$kind->attributes(),
			'' === $autocomplete ? array() : array( 'autocomplete' => $autocomplete )
		);
	}

	/** @return list<array{id: string, value: string}> */
	private function record( FieldKind $kind, int $id, int $version, FieldSettings $settings ): array {
		$sources = array(
			'version'       => (string) $version,
			'checkboxLabel' => PlainText::of( $settings->text( 'checkboxLabel' ) ),
		);
		return array_map(
			static fn( JsonData $part ) => array(
				'id'    => $id . '.' . $part->int( 'part' ),
				'value' => $sources[ $part->string( 'from' ) ],
			),
			$kind->record()
		);
	}
}
