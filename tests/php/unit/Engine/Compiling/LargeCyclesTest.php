<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Engine\Compiling\CompileResult;
use Atoll\Engine\Compiling\FormProblems\Problem;
use Atoll\Engine\Compiling\Logic\DependencyOrder;
use Atoll\Engine\Definition\Form;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Thousands of conditions that hang on each other: whatever grew with their square or cube would take minutes here. */
final class LargeCyclesTest extends TestCase {

	private const FIELDS = 3000;

	/** @var array<int|string, CompileResult> By the name of what each hangs on: compiling takes longest. */
	private static array $attempts = array();

	public static function tearDownAfterClass(): void {
		self::$attempts = array();
		parent::tearDownAfterClass();
	}

	/**
	 * What each field asks about, and how many are hidden while the last is empty.
	 *
	 * @return iterable<string, array{callable( int ): list<int>, int}>
	 */
	public static function forms(): iterable {
		yield 'one circle' => array( static fn( int $id ) => array( $id % self::FIELDS + 1 ), self::FIELDS );
		yield 'one circle, the other way' => array(
			static fn( int $id ) => array( 1 === $id ? self::FIELDS : $id - 1 ),
			self::FIELDS,
		);
		yield 'pairs' => array( static fn( int $id ) => array( 0 === $id % 2 ? $id - 1 : $id + 1 ), 2 );
		yield 'each on three others' => array(
			static fn( int $id ) => array(
				$id % self::FIELDS + 1,
				( $id * 7 + 3 ) % self::FIELDS + 1,
				( $id * 13 + 5 ) % self::FIELDS + 1,
			),
			self::FIELDS,
		);
	}

	/** @param callable( int ): list<int> $asked */
	#[DataProvider( 'forms' )]
	public function test_the_form_compiles_and_each_circle_is_told_of_in_a_sentence_that_can_be_read(
		callable $asked
	): void {
		$attempt   = $this->attempt( $asked );
		$sentences = array_map( static fn( Problem $one ) => $one->sentence, $attempt->warnings );

		self::assertSame( array(), $attempt->problems );
		self::assertSame(
			range( 1, self::FIELDS ),
			array_map( static fn( Problem $one ) => $one->field, $attempt->warnings )
		);
		self::assertLessThan( 200, max( array_map( 'strlen', $sentences ) ) );
		self::assertMatchesRegularExpression( '~\(Q7 → Q\d+ → (Q\d+ → ){0,3}(… → )?Q7\)~u', $sentences[6] );
	}

	/** @param callable( int ): list<int> $asked */
	#[DataProvider( 'forms' )]
	public function test_one_empty_answer_hides_all_that_hang_on_it( callable $asked, int $hidden ): void {
		$workbench = new Workbench();
		$form      = Form::from( $this->attempt( $asked )->definition );
		$answers   = array_diff_key( array_fill( 0, self::FIELDS + 1, 'x' ), array( self::FIELDS => true ) );
		$raw       = array_combine(
			array_map( static fn( int $id ) => "input_{$id}", array_keys( $answers ) ),
			$answers
		);
		$resolved   = $workbench->engine->resolve( $form, $workbench->engine->answers( $form, $raw ) );

		self::assertCount(
			$hidden,
			array_filter( $form->fields(), static fn( $field ) => $resolved->isHidden( $field->id ) )
		);
		self::assertTrue( $workbench->engine->validate( $form, $resolved )->isValid() );
	}

	public function test_a_page_that_hangs_on_itself_says_so_once(): void {
		$source             = self::source( static fn( int $id ) => array( $id % 30 + 1 ), 30 );
		$source['fields']   = array_map(
			static fn( array $field ) => $field + array( 'page' => $field['id'] % 2 ),
			$source['fields']
		);
		$source['pageList'] = array( array(), array( 'conditionalLogic' => self::condition( array( 2 ) ) ) );
		$warnings           = ( new Workbench() )->compiler->attempt( $source, 1, 1 )->warnings;
		$ofPages            = array_values(
			array_filter( $warnings, static fn( Problem $one ) => null === $one->field )
		);

		self::assertCount( 31, $warnings );
		self::assertCount( 1, $ofPages );
		self::assertStringContainsString( '(Q3 → Q2 → Q3)', $ofPages[0]->sentence );
	}

	public function test_a_circle_is_found_however_long_it_is(): void {
		$reads = array();
		for ( $id = 1; $id <= 50000; $id++ ) {
			$reads[ $id ] = array( $id % 50000 + 1 );
		}

		self::assertSame( array( range( 1, 50000 ) ), ( new DependencyOrder() )->cycles( $reads ) );
	}

	/** @param callable( int ): list<int> $asked */
	private function attempt( callable $asked ): CompileResult {
		return self::$attempts[ $this->dataName() ]
			??= ( new Workbench() )->compiler->attempt( self::source( $asked ), 1, 1 );
	}

	/**
	 * @param callable( int ): list<int> $asked
	 * @return array<string, mixed>
	 */
	private static function source( callable $asked, int $fields = self::FIELDS ): array {
		$field = static fn( int $id ) => array(
			'id'               => $id,
			'kind'             => 'text',
			'label'            => "Q{$id}",
			'conditionalLogic' => self::condition( $asked( $id ) ),
		);
		return array( 'title' => 'Large', 'fields' => array_map( $field, range( 1, $fields ) ) );
	}

	/**
	 * @param list<int> $asked
	 * @return array<string, mixed>
	 */
	private static function condition( array $asked ): array {
		return array(
			'logicType' => 'all',
			'rules'     => array_map(
				static fn( int $id ) => array( 'fieldId' => (string) $id, 'operator' => 'isnot', 'value' => '' ),
				$asked
			),
		);
	}
}
