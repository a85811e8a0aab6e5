<?php

declare( strict_types=1 );

namespace Atoll\Tests\Conformance;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\FileAnswer;

/** Every case of contract/fields, with the form it is about: one field of its kind, with the id 1. */
final class Cases {

	public function __construct( private Workbench $workbench ) {}

	/**
	 * @return iterable<string, array{kind: string, case: array<string, mixed>, form: Form, raw: array<string, mixed>}>
	 */
	public function all(): iterable {
		foreach ( glob( Workbench::root() . '/contract/fields/*/cases.json' ) ?: array() as $file ) {
			$kind  = basename( dirname( $file ) );
			$cases = json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
			foreach ( $cases as $case ) {
				$field = array(
					'id'    => 1,
					'kind'  => $kind,
					'label' => 'Question',
				);
				$form  = $this->workbench->form( array_merge( $field, $case['settings'] ?? array() ) );
				yield "{$kind}: {$case['name']}" => array(
					'kind' => $kind,
					'case' => $case,
					'form' => $form,
					'raw'  => $this->raw( $case, $form ),
				);
			}
		}
	}

	/**
	 * What a client sends.
	 *
	 * @param array<string, mixed> $case
	 * @return array<string, mixed> By input name.
	 */
	private function raw( array $case, Form $form ): array {
		$value = $case['value'] ?? null;
		return match ( true ) {
			isset( $case['input'] ) => $case['input'],
			isset( $case['files'] ) => array(
				'input_1' => array_map( static fn( array $file ) => new FileAnswer( ...$file ), $case['files'] ),
			),
			isset( $case['bytes'] ) => array_map( 'base64_decode', $case['bytes'] ),
			isset( $case['flood'] ) => array_map(
				static fn( int $length ) => str_repeat( 'é', $length ),
				$case['flood']
			),
			isset( $case['many'] )  => array_map(
				static fn( int $count ) => array_fill( 0, $count, 'a' ),
				$case['many']
			),
			is_array( $value )      => $this->chosen( $value, $form ),
			is_string( $value )     => array( 'input_1' => $value ),
			default                 => array(),
		};
	}

	/**
	 * @param list<string> $values
	 * @return array<string, mixed>
	 */
	private function chosen( array $values, Form $form ): array {
		$inputs = $form->fields()[0]->inputs;
		if ( str_ends_with( $inputs[0]->name ?? '', '[]' ) ) {
			return array( 'input_1' => $values );
		}
		$raw = array();
		foreach ( $inputs as $input ) {
			if ( in_array( $input->value, $values, true ) ) {
				$raw[ $input->name ] = $input->value;
			}
		}
		return $raw;
	}
}
