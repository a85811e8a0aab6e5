<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Engine\Compiling\FormProblems\InvalidForm;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;

/** Forms that cannot be, refused in words that name the mend. */
final class RefusedFormsTest extends CompilerTestCase {

	/** @return list<string> Folders of contract/fields. */
	private static function kinds(): array {
		return array_map( basename( ... ), glob( Workbench::root() . '/contract/fields/*', GLOB_ONLYDIR ) ?: array() );
	}

	/** @return iterable<string, array{list<array<string, mixed>>, list<string>}> */
	public static function wrong(): iterable {
		$text = array( 'id' => 3, 'kind' => 'text', 'label' => 'Name' );
		yield 'no id' => array( array( array( 'kind' => 'text' ) ), array( 'The field in position 1 needs a whole number above 0 as its id.' ) );
		yield 'an id that is text' => array(
			array( array( 'id' => 'three', 'kind' => 'text' ) ),
			array( 'Field three needs a whole number above 0 as its id.' ),
		);
		yield 'one id twice' => array( array( $text, $text ), array( 'Field 3 “Name”: another field has the id 3 already. Give it one of its own.' ) );
		yield 'an unknown kind' => array(
			array( array( 'kind' => 'colour' ) + $text ),
			array( 'Field 3 “Name”: there is no kind of field named “colour”. Kinds are ' . implode( ', ', self::kinds() ) . '.' ),
		);
		yield 'a list without choices' => array(
			array( array( 'kind' => 'select' ) + $text ),
			array( 'Field 3 “Name”: add at least one choice.' ),
		);
		yield 'an empty choice' => array(
			array(
				array( 'kind' => 'radio', 'choices' => array( array( 'text' => 'A' ), array( 'text' => '' ) ) ) + $text,
			),
			array( 'Field 3 “Name”: choice 2 has neither text nor value.' ),
		);
		yield 'a year of no calendar' => array(
			array( array( 'id' => 3, 'kind' => 'date', 'label' => 'When', 'maxYear' => 99999999 ) ),
			array( 'Field 3 “When”: “Latest year” must be a year from 1 to 9999, but it is “99999999”.' ),
		);
		yield 'a maximum of nothing' => array( array( array( 'maxLength' => 0 ) + $text ), array( 'Field 3 “Name”: “Maximum number of characters” must be a whole number above 0, but it is “0”.' ) );
		yield 'a bound that is no number' => array(
			array( array( 'kind' => 'number', 'rangeMin' => '1,000' ) + $text ),
			array( 'Field 3 “Name”: “Smallest number” must be a number, but it is “1,000”.' ),
		);
		yield 'bounds the wrong way round' => array(
			array( array( 'kind' => 'number', 'rangeMin' => 5, 'rangeMax' => 1 ) + $text ),
			array( 'Field 3 “Name”: the smallest number allowed (5) is larger than the largest (1).' ),
		);
		$boxes = array( 'kind' => 'checkbox', 'choices' => array( array( 'text' => 'A' ), array( 'text' => 'B' ) ) );
		yield 'more choices to be made than there are' => array(
			array( array( 'choiceLimit' => 'exactly', 'choiceLimitNumber' => 3 ) + $boxes + $text ),
			array( 'Field 3 “Name”: “Number of choices” asks for 3, and there are only 2.' ),
		);
		yield 'fewest choices above the most' => array(
			array( array( 'choiceLimit' => 'range', 'choiceLimitMin' => 2, 'choiceLimitMax' => 1 ) + $boxes + $text ),
			array( 'Field 3 “Name”: the smallest number allowed (2) is larger than the largest (1).' ),
		);
		yield 'an unknown format' => array(
			array( array( 'kind' => 'number', 'numberFormat' => 'roman' ) + $text ),
			array( 'Field 3 “Name”: “Number format” cannot be “roman”. It is one of “9,999.99”, “9.999,99”, “Money ($9,999.99)”.' ),
		);
		yield 'a list for a text' => array(
			array( array( 'description' => array( 'x' ) ) + $text ),
			array( 'Field 3 “Name”: “Description” must be text.' ),
		);
		yield 'broken bytes' => array( array( array( 'description' => "\xff" ) + $text ), array( 'Field 3 “Name”: “Description” holds bytes that are not valid UTF-8.' ) );
		yield 'broken bytes in a choice' => array(
			array( array( 'kind' => 'radio', 'choices' => array( array( 'text' => "\xff" ) ) ) + $text ),
			array( 'Field 3 “Name”: “Choices” holds bytes that are not valid UTF-8.' ),
		);
		yield 'several things' => array(
			array( $text, array( 'id' => 4, 'kind' => 'select' ), 'nonsense' ),
			array( 'Field 4: add at least one choice.', 'The field in position 3 needs a whole number above 0 as its id.' ),
		);
	}

	/** Nobody could see or mend them. */
	public function test_limits_that_are_not_in_use_are_no_problem(): void {
		$limits = array( 'choiceLimitNumber' => 9, 'choiceLimitMin' => 5, 'choiceLimitMax' => 1 );
		$boxes  = array( 'id' => 3, 'kind' => 'checkbox', 'choices' => array( array( 'text' => 'A' ) ) );
		$form   = $this->workbench->compiler->compile( array( 'fields' => array( $boxes + $limits ) ), 1, 1 );
		self::assertSame( array( 'offered' ), array_column( $form['fields'][0]['rules'], 'rule' ) );
	}

	/**
	 * @param list<array<string, mixed>> $fields
	 * @param list<string>               $problems
	 */
	#[DataProvider( 'wrong' )]
	public function test_a_form_that_cannot_be_is_refused_in_words_that_name_the_mend(
		array $fields,
		array $problems
	): void {
		try {
			$this->workbench->compiler->compile( array( 'fields' => $fields ), 1, 1 );
			self::fail( 'It was compiled.' );
		} catch ( InvalidForm $invalid ) {
			self::assertSame( $problems, $invalid->problems() );
		}
	}
}
