<?php

declare( strict_types=1 );

namespace Atoll\Tests\Gallery;

use Atoll\Engine\Compiling\FormProblems\InvalidForm;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\MalformedAnswer;
use Atoll\Tests\Conformance\Cases;
use Atoll\Tests\Conformance\Workbench;

/**
 * Every state that the contract knows of each kind: made of its options and its cases, so that a new kind, a new look
 * or a new message shows itself.
 */
final class States {

	private const DESCRIPTION = 'A sentence that helps with the answer.';

	public function __construct( private Workbench $workbench, private Cases $cases ) {}

	/** @return array<string, list<State>> By kind. */
	public function all(): array {
		$found = array_fill_keys( $this->workbench->contract->kindNames(), array() );
		foreach ( array( ...$this->options(), ...array_values( iterator_to_array( $this->cases->all() ) ) ) as $one ) {
			$this->add( $found[ $one['kind'] ], $one );
		}
		return array_map( 'array_values', $found );
	}

	/**
	 * A fresh field of each kind with each of the options that it offers.
	 *
	 * @return list<array{kind: string, case: array<string, mixed>, form: Form, raw: array<string, mixed>}>
	 */
	private function options(): array {
		$found = array();
		foreach ( $this->workbench->contract->kindNames() as $kind ) {
			foreach ( array( array(), ...$this->choicesOf( $kind ) ) as $settings ) {
				$one = array( 'kind' => $kind, 'case' => array( 'settings' => $settings ) );
				try {
					$found[] = $one + array( 'form' => $this->dressed( $one, array() ), 'raw' => array() );
				} catch ( InvalidForm ) {
					continue; // It needs more than that, which its cases have.
				}
			}
		}
		return $found;
	}

	/** @return list<array<string, string>> Each option of each setting by itself. */
	private function choicesOf( string $kind ): array {
		$data    = json_decode(
			(string) file_get_contents( Workbench::root() . "/contract/fields/{$kind}/kind.json" ),
			true,
			512,
			JSON_THROW_ON_ERROR
		);
		$choices = array();
		foreach ( $data['options'] ?? array() as $setting => $options ) {
			array_push(
				$choices,
				...array_map( static fn( string $option ): array => array( $setting => $option ), $options )
			);
		}
		return $choices;
	}

	/**
	 * @param array<string, State>                                                                   $states By what
	 *     makes each worth showing.
	 * @param array{kind: string, case: array<string, mixed>, form: Form, raw: array<string, mixed>} $one
	 */
	private function add( array &$states, array $one ): void {
		$look             = $this->look( $one['form'] );
		$states[ $look ] ??= new State( $this->caption( 'Empty', $one ), $this->dressed( $one, array() ) );
		$states[ "described $look" ] ??= new State(
			$this->caption( 'Described and required', $one ),
			$this->dressed( $one, $this->words( $one['kind'] ) )
		);
		if ( ! isset( $one['case']['valid'] ) ) {
			return;
		}
		try {
			$answers = $this->workbench->engine->answers( $one['form'], $one['raw'] );
		} catch ( MalformedAnswer ) {
			return; // No control sends it.
		}
		$verdict = $this->workbench->judge( $one['form'], $one['raw'] );
		$said    = array_unique(
			array( ...array_values( $verdict->messages() ), ...array_values( $verdict->inputMessages() ) )
		);
		$key     = array() === $said ? "filled $look" : implode( ' ', $said ) . $look;
		if ( array() !== $said || array() !== $answers->toEntry() ) {
			$states[ $key ] ??= new State( ucfirst( (string) $one['case']['name'] ), $one['form'], $answers, $verdict );
		}
	}

	/** Two forms look the same when their field has the same control, inputs and parts. */
	private function look( Form $form ): string {
		$field = $form->definition()['fields'][0] ?? array();
		$parts = array_map(
			static fn( array $input ): string => ( $input['part'] ?? '' ) . ( $input['control'] ?? '' ),
			array_filter( (array) ( $field['inputs'] ?? array() ), 'is_array' )
		);
		return implode(
			' ',
			array(
				$field['control'] ?? '',
				$field['shape'] ?? '',
				implode( ',', $field['parts'] ?? array() ),
				implode( ',', array_unique( $parts ) ),
			)
		);
	}

	/** @param array{kind: string, case: array<string, mixed>, form: Form, raw: array<string, mixed>} $one */
	private function caption( string $state, array $one ): string {
		$settings = array_filter( (array) ( $one['case']['settings'] ?? array() ), 'is_string' );
		return $state . ( array() === $settings ? '' : ' (' . implode( ', ', $settings ) . ')' );
	}

	/**
	 * The case's form once more, with other words around its field.
	 *
	 * @param array{kind: string, case: array<string, mixed>, form: Form, raw: array<string, mixed>} $one
	 * @param array<string, mixed>                                                                         $words
	 */
	private function dressed( array $one, array $words ): Form {
		$kind = $this->workbench->contract->kind( $one['kind'] );
		return $this->workbench->form(
			$words + array_merge(
				array( 'id' => 1, 'kind' => $one['kind'], 'label' => $kind->title ),
				(array) ( $one['case']['settings'] ?? array() )
			)
		);
	}

	/** @return array<string, mixed> Those that the kind lets editors set. */
	private function words( string $kind ): array {
		$kind = $this->workbench->contract->kind( $kind );
		return array_filter(
			array( 'description' => self::DESCRIPTION, 'placeholder' => 'For example', 'required' => true ),
			static fn( string $setting ): bool => $kind->hasSetting( $setting ),
			ARRAY_FILTER_USE_KEY
		);
	}
}
