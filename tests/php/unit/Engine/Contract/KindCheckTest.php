<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Contract;

use Atoll\Engine\Compiling\Compiler;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Contract\KindCheck;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Rules\Rules;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** A kind that another plugin brings: tests/fixtures/plugins/acme-fields. */
final class KindCheckTest extends TestCase {

	private const NAME = 'acme/abn-lookup';

	/** @param array<string, mixed> $case */
	#[DataProvider( 'cases' )]
	public function test_answers_are_judged_as_its_cases_say( array $case ): void {
		$workbench = new Workbench();
		$contract  = $workbench->contract->with( array( self::NAME => self::read( 'kind' ) ), 'of-others' );
		$field     = array( 'id' => 1, 'kind' => self::NAME, 'label' => 'ABN' ) + ( $case['settings'] ?? array() );
		$form      = Form::from( ( new Compiler( $contract, $workbench->shapes ) )->compile( array( 'fields' => array( $field ) ), 1, 1 ) );

		self::assertSame( $case['valid'] ? array() : array( 1 => $case['message'] ), $workbench->judge( $form, array( 'input_1' => $case['value'] ) )->messages() );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function cases(): iterable {
		foreach ( self::read( 'cases' ) as $case ) {
			yield $case['name'] => array( $case );
		}
	}

	public function test_it_can_be_used_as_it_is(): void {
		self::assertSame( array(), $this->problems( array() ) );
	}

	/** @param array<string, mixed> $change */
	#[DataProvider( 'wrong' )]
	public function test_what_is_wrong_is_named( array $change, string $problem ): void {
		self::assertSame( array( $problem ), $this->problems( $change ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function wrong(): iterable {
		yield 'another name' => array( array( 'kind' => 'acme/other' ), '"kind" is "acme/other"; name it "acme/abn-lookup", as it was registered' );
		yield 'no title' => array( array( 'title' => '' ), 'it lacks "title"' );
		yield 'parts' => array( array( 'inputs' => array( array( 'part' => 'a' ) ) ), '"inputs" cannot be said from outside; remove it' );
		yield 'a setting' => array( array( 'settings' => array( 'tint' ) ), 'unknown setting "tint"' );
		yield 'a shape' => array( array( 'shape' => 'tint' ), 'unknown shape "tint"' );
		yield 'a rule' => array( array( 'rules' => array( array( 'rule' => 'isRed' ) ) ), 'unknown rule "isRed"' );
		yield 'a rule without words' => array( array( 'rules' => array( array( 'rule' => 'maxLength', 'max' => 5 ) ) ), 'rule "maxLength" lacks "message"' );
	}

	/**
	 * @param array<string, mixed> $change
	 * @return list<string>
	 */
	private function problems( array $change ): array {
		$workbench = new Workbench();
		$check     = new KindCheck( $workbench->shapes, Rules::standard() );
		return $check->problems( self::NAME, new JsonData( $change + self::read( 'kind' ) ), $workbench->contract );
	}

	/** @return array<mixed> */
	private static function read( string $file ): array {
		$path = Workbench::root() . "/tests/fixtures/plugins/acme-fields/fields/abn-lookup/{$file}.json";
		return json_decode( (string) file_get_contents( $path ), true, 512, JSON_THROW_ON_ERROR );
	}
}
