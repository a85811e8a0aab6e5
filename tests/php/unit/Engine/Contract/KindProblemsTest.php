<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Contract;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Contract\KindCheck;
use Atoll\Engine\Markup\Controls\SubmitControl;
use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** What is said of kinds that another plugin brings, and that cannot be used. */
final class KindProblemsTest extends TestCase {

	private const NAME   = 'acme/abn-lookup';
	private const SLIDER = 'acme/deposit';

	public function test_it_can_be_used_as_it_is(): void {
		self::assertSame( array(), $this->problems( array() ) );
	}

	public function test_a_control_is_known_where_its_plugin_has_registered_it(): void {
		$slider = KindCheckTest::read( self::SLIDER, 'kind' );
		$markup = FieldMarkup::standard( array( 'acme/slider' => static fn() => new SubmitControl() ) );
		self::assertSame( array(), $this->problems( $slider, self::SLIDER, $markup ) );
		self::assertStringStartsWith(
			'unknown control "acme/slider"; controls are input, ',
			$this->problems( $slider, self::SLIDER )[0]
		);
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
		yield 'parts' => array(
			array( 'inputs' => array( array( 'part' => 'a' ) ) ),
			'"inputs" cannot be said from outside; remove it',
		);
		yield 'a setting' => array( array( 'settings' => array( 'tint' ) ), 'unknown setting "tint"' );
		yield 'a script of Atoll' => array( array( 'parts' => array( array( 'part' => 'date' ) ) ), 'part "date" is none of its plugin\'s; begin it with the plugin\'s name and a slash' );
		yield 'a shape' => array( array( 'shape' => 'tint' ), 'unknown shape "tint"' );
		foreach ( self::wrongRules() as $name => [$rule, $problem] ) {
			yield $name => array( array( 'rules' => array( $rule ) ), $problem );
		}
		yield 'a setting that is asked for and not there' => array(
			array(
				'rules' => array(
					array( 'rule' => 'maxLength', 'from' => array( 'max' => 'most' ), 'message' => 'No.' ),
				),
			),
			'"from" asks for "most", which is none of its settings; they are label, description, '
				. 'required, errorMessage, columnSpan, adminLabel, cssClass',
		);
		yield 'a condition that never holds' => array(
			array( 'parts' => array( array( 'part' => 'acme/x', 'when' => array( 'required' => 'on' ) ) ) ),
			'"when" asks whether "required" is "on"; it can be yes',
		);
		yield 'no words for what is missing' => array(
			array( 'required' => '' ),
			'it may be required, so give "required" its message',
		);
		yield 'half a class' => array( self::pattern( '^[0-9$' ), 'pattern ^[0-9$ does not compile' );
		yield 'letters that are let in' => array( array( 'allow' => '[' ), 'pattern [ does not compile' );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	private static function wrongRules(): iterable {
		$no = array( 'message' => 'No.' );
		yield 'a rule without words' => array(
			array( 'rule' => 'maxLength', 'max' => 5 ),
			'rule "maxLength" lacks "message"',
		);
		yield 'a rule without what it needs' => array(
			array( 'rule' => 'min', 'min' => 5 ) + $no,
			'rule "min" lacks "format"',
		);
		yield 'a parameter that a rule does not know' => array(
			array( 'rule' => 'pattern', 'pattern' => '^a$', 'stripp' => ' ' ) + $no,
			'rule "pattern" has no "stripp"; it has rule, pattern, strip, message',
		);
		yield 'a parameter of another type' => array(
			array( 'rule' => 'maxLength', 'max' => '5' ) + $no,
			'rule "maxLength": "max" must be an integer of at least 1',
		);
		yield 'a parameter that is too small' => array(
			array( 'rule' => 'maxLength', 'max' => 0 ) + $no,
			'rule "maxLength": "max" must be an integer of at least 1',
		);
		yield 'a word that a parameter cannot be' => array(
			array( 'rule' => 'min', 'min' => 5, 'format' => 'decimal' ) + $no,
			'rule "min": "format" must be one of decimal_dot, decimal_comma, currency',
		);
	}

	public function test_a_rule_that_there_is_not_is_told_which_there_are(): void {
		$problems = $this->problems( array( 'rules' => array( array( 'rule' => 'isRed' ) ) ) );
		self::assertCount( 1, $problems );
		self::assertStringStartsWith( 'unknown rule "isRed"; rules are maxLength, pattern, ', $problems[0] );
	}

	public function test_escapes_that_both_languages_read_differently_are_those_of_the_contract(): void {
		$file    = Workbench::root() . '/contract/fields/escapes.json';
		$escapes = json_decode( (string) file_get_contents( $file ), true );
		foreach ( $escapes['differ'] as $escape => $instead ) {
			self::assertContains(
				"pattern ^[{$escape}]+$ uses {$escape}, which PHP and JavaScript read differently; write {$instead}",
				$this->problems( self::pattern( "^[{$escape}]+$" ) )
			);
		}
		self::assertSame(
			array(),
			$this->problems( self::pattern( '^[' . implode( '', $escapes['alike'] ) . ']+$' ) )
		);
	}

	/** @return array<string, mixed> */
	private static function pattern( string $pattern ): array {
		return array( 'rules' => array( array( 'rule' => 'pattern', 'pattern' => $pattern, 'message' => 'No.' ) ) );
	}

	/**
	 * @param array<string, mixed> $change
	 * @return list<string>
	 */
	private function problems( array $change, string $name = self::NAME, ?FieldMarkup $markup = null ): array {
		$workbench = new Workbench();
		$check     = new KindCheck( $workbench->shapes, $markup ?? FieldMarkup::standard() );
		$kind      = new JsonData( $change + KindCheckTest::read( $name, 'kind' ) );
		return $check->problems( $name, $kind, $workbench->contract );
	}
}
