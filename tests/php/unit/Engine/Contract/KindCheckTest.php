<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Contract;

use Atoll\Engine\Compiling\Compiler;
use Atoll\Engine\Definition\Form;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Kinds that another plugin brings: tests/fixtures/plugins/acme-fields. */
final class KindCheckTest extends TestCase {

	/** @param array<string, mixed> $case */
	#[DataProvider( 'cases' )]
	public function test_answers_are_judged_as_its_cases_say( string $name, array $case ): void {
		$workbench = new Workbench();
		$contract  = $workbench->contract->with( array( $name => self::read( $name, 'kind' ) ), 'of-others' );
		$field     = array( 'id' => 1, 'kind' => $name, 'label' => 'A question' ) + ( $case['settings'] ?? array() );
		$form      = Form::from(
			( new Compiler( $contract, $workbench->shapes ) )->compile( array( 'fields' => array( $field ) ), 1, 1 )
		);

		self::assertSame(
			$case['valid'] ? array() : array( 1 => $case['message'] ),
			$workbench->judge( $form, array( 'input_1' => $case['value'] ) )->messages()
		);
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public static function cases(): iterable {
		foreach ( array( 'acme/abn-lookup', 'acme/deposit' ) as $name ) {
			foreach ( self::read( $name, 'cases' ) as $case ) {
				yield "{$name}, {$case['name']}" => array( $name, $case );
			}
		}
	}

	/** @return array<mixed> */
	public static function read( string $name, string $file ): array {
		$path = Workbench::root() . '/tests/fixtures/plugins/acme-fields/fields/' . basename( $name ) . "/{$file}.json";
		return json_decode( (string) file_get_contents( $path ), true, 512, JSON_THROW_ON_ERROR );
	}
}
