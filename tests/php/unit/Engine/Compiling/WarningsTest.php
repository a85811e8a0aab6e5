<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Engine\Compiling\FormProblems\Problem;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What works, but hardly as it was meant, in the words that the editor has for it (src/builder/logic/warnings.test.ts). */
final class WarningsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function cases(): iterable {
		foreach ( json_decode( (string) file_get_contents( Workbench::root() . '/contract/logic/warnings.json' ), true, 16, JSON_THROW_ON_ERROR ) as $case ) {
			yield $case['name'] => array( $case );
		}
	}

	/** @param array<string, mixed> $case */
	#[DataProvider( 'cases' )]
	public function test_it_is_said_and_the_form_compiles( array $case ): void {
		$attempt = ( new Workbench() )->compiler->attempt( $case, 1, 1 );

		self::assertSame( array(), $attempt->problems );
		self::assertSame( $case['warnings'], array_map( static fn( Problem $one ) => get_object_vars( $one ), $attempt->warnings ) );
	}

	public function test_what_a_form_keeps_from_elsewhere_is_said_and_keeps_nobody_from_publishing(): void {
		$nowhere = array( 'rules' => array( array( 'fieldId' => '9', 'operator' => 'sounds_like', 'value' => 'x' ) ) );
		$attempt = ( new Workbench() )->compiler->attempt( array( 'tolerant' => true, 'fields' => array( array( 'id' => 1, 'kind' => 'text', 'label' => 'Job', 'conditionalLogic' => $nowhere ) ) ), 1, 1 );

		self::assertSame( array(), $attempt->problems );
		self::assertCount( 2, $attempt->warnings );
		self::assertSame( array( 1, 'conditionalLogic' ), array( $attempt->warnings[0]->field, $attempt->warnings[0]->setting ) );
	}
}
