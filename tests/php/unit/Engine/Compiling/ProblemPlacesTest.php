<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Engine\Compiling\FormProblems\Problem;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** An editor is led from a problem to the setting that mends it. */
final class ProblemPlacesTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>, array{int|null, string}}> */
	public static function wrong(): iterable {
		$nowhere = array( 'rules' => array( array( 'fieldId' => '9', 'operator' => 'is', 'value' => 'x' ) ) );
		yield 'its kind' => array(
			array( 'fields' => array( array( 'id' => 3, 'kind' => 'colour' ) ) ),
			array( 3, 'kind' ),
		);
		yield 'no id' => array( array( 'fields' => array( array( 'kind' => 'text' ) ) ), array( null, 'id' ) );
		yield 'its choices' => array(
			array( 'fields' => array( array( 'id' => 3, 'kind' => 'radio' ) ) ),
			array( 3, 'choices' ),
		);
		yield 'its parts' => array(
			array(
				'fields' => array(
					array(
						'id'     => 3,
						'kind'   => 'name',
						'inputs' => array( 'first' => array( 'hidden' => true ), 'last' => array( 'hidden' => true ) ),
					),
				),
			),
			array( 3, 'inputs' ),
		);
		yield 'one of its numbers' => array(
			array( 'fields' => array( array( 'id' => 3, 'kind' => 'number', 'rangeMax' => 'x' ) ) ),
			array( 3, 'rangeMax' ),
		);
		yield 'a text of a part' => array(
			array(
				'fields' => array(
					array( 'id' => 3, 'kind' => 'name', 'inputs' => array( 'first' => array( 'label' => array() ) ) ),
				),
			),
			array( 3, 'inputs.first.label' ),
		);
		yield 'its formula' => array(
			array( 'fields' => array( array( 'id' => 3, 'kind' => 'number', 'calculationFormula' => '1 +' ) ) ),
			array( 3, 'calculationFormula' ),
		);
		yield 'its condition' => array(
			array( 'fields' => array( array( 'id' => 3, 'kind' => 'text', 'conditionalLogic' => $nowhere ) ) ),
			array( 3, 'conditionalLogic' ),
		);
		yield 'a notification' => array(
			array(
				'notifications' => array(
					array( 'id' => 'a', 'to' => 'broker@example.com', 'conditionalLogic' => $nowhere ),
				),
			),
			array( null, 'notifications.a' ),
		);
		yield 'a page' => array(
			array( 'pageList' => array( array( 'conditionalLogic' => $nowhere ) ) ),
			array( null, 'pageList.0' ),
		);
		$break = array( 'id' => 3, 'kind' => 'text', 'page' => 1 );
		yield 'a later page' => array(
			array(
				'fields'   => array( $break ),
				'pageList' => array( array(), array( 'conditionalLogic' => $nowhere ) ),
			),
			array( null, 'pageList.1' ),
		);
		yield 'the button that leads on' => array(
			array(
				'fields'   => array( $break ),
				'pageList' => array( array( 'next' => array( 'conditionalLogic' => $nowhere ) ) ),
			),
			array( null, 'pageList.0.next' ),
		);
	}

	/**
	 * @param array<string, mixed>      $source
	 * @param array{int|null, string} $place
	 */
	#[DataProvider( 'wrong' )]
	public function test_a_problem_knows_its_field_and_setting( array $source, array $place ): void {
		$found = ( new Workbench() )->compiler->attempt( $source, 1, 1 )->problems;

		self::assertSame(
			array( $place ),
			array_map( static fn( Problem $one ) => array( $one->field, $one->setting ), $found )
		);
	}

	/** Visitors count the page that the review makes of itself; in the editor no break begins it. */
	public function test_a_page_below_a_review_is_named_by_its_break(): void {
		$nowhere = array( 'rules' => array( array( 'fieldId' => '9', 'operator' => 'is', 'value' => 'x' ) ) );
		$onPage  = array( 'rules' => array( array( 'fieldId' => '3', 'operator' => 'is', 'value' => 'x' ) ) );
		$attempt = static fn( array $page ) => ( new Workbench() )->compiler->attempt(
			array(
				'fields'   => array(
					array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' ),
					array( 'id' => 2, 'kind' => 'review', 'label' => 'Check your answers' ),
					array( 'id' => 3, 'kind' => 'text', 'label' => 'More', 'page' => 1 ),
					array( 'id' => 4, 'kind' => 'text', 'label' => 'Yet more', 'page' => 2 ),
				),
				'pageList' => array( array(), $page ),
			),
			1,
			1
		);
		$result  = $attempt(
			array( 'conditionalLogic' => $nowhere, 'next' => array( 'conditionalLogic' => $nowhere ) )
		);

		self::assertSame( array( 'pageList.1.next', 'pageList.1' ), array_column( $result->problems, 'setting' ) );
		self::assertStringStartsWith( 'Page 2', $result->problems[1]->sentence );
		self::assertArrayNotHasKey( 'sourcePage', $result->definition['pageList'][2] );
		self::assertSame(
			array( 'pageList.1' ),
			array_column( $attempt( array( 'conditionalLogic' => $onPage ) )->warnings, 'setting' )
		);
	}

	public function test_what_is_right_is_compiled_beside_what_is_not(): void {
		$attempt = ( new Workbench() )->compiler->attempt(
			array(
				'fields' => array(
					array( 'id' => 1, 'kind' => 'radio' ),
					array( 'id' => 2, 'kind' => 'text', 'label' => 'Name' ),
				),
			),
			1,
			1
		);

		self::assertCount( 1, $attempt->problems );
		self::assertSame( 'Name', $attempt->definition['fields'][1]['label'] );
	}
}
