<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Engine\Markup\Pages\AnswerReview;

/** All answers before a form is sent. */
final class AnswerReviewTest extends AnswerReviewTestCase {

	public function test_it_shows_each_answer_below_the_title_of_its_page_in_the_words_of_mail(): void {
		$dom = $this->review(
			array( 'input_1' => 'Jo <Citizen>', 'input_3' => '850000', 'input_4' => '0.5', 'input_7_1' => '1' )
		);

		self::assertSame( array( 'You', 'Your loan' ), $this->texts( $dom, '//h3' ) );
		self::assertSame(
			array(
				'Name'       => 'Jo <Citizen>',
				'Price'      => '$850,000',
				'Half of it' => '$425,000',
				'Papers'     => 'Not answered',
				'News'       => 'Send me news',
			),
			array_combine( $this->texts( $dom, '//dt' ), $this->texts( $dom, '//dd[1]' ) )
		);
		self::assertSame( array(), $this->texts( $dom, '//p' ) );
	}

	public function test_each_answer_has_a_button_back_to_its_question_but_what_a_formula_makes(): void {
		$dom   = $this->review( array( 'input_1' => 'Jo', 'input_3' => '850000' ) );
		$found = array();
		foreach ( $dom->query( '//dd[2]/button[@type="submit"][@name="atoll_change"]' ) as $button ) {
			self::assertInstanceOf( \DOMElement::class, $button );
			$found[ $button->getAttribute( 'value' ) ] = array(
				$button->textContent,
				$button->getAttribute( 'formaction' ),
			);
		}

		self::assertSame(
			array(
				1 => array( 'Change Name', '#atoll-12-1' ),
				3 => array( 'Change Price', '#atoll-12-3' ),
				5 => array( 'Answer Papers', '#atoll-12-5' ),
				7 => array( 'Answer News', '#atoll-12-7-0' ),
			),
			$found
		);
	}

	public function test_it_says_what_is_missing_and_marks_it(): void {
		$dom = $this->review( array( 'input_1' => 'Business', 'input_3' => 'much' ) );

		self::assertSame( array( 'Check 3 answers. They are marked below.' ), $this->texts( $dom, '//p' ) );
		self::assertSame(
			array( 'Company', 'Price', 'Password' ),
			$this->texts( $dom, '//div[contains(@class,"is-missing")]/dt' )
		);
		self::assertSame( 'muchPlease input a valid number.', $this->texts( $dom, '//div[dt="Price"]/dd' )[0] );
		self::assertSame(
			array( 'Check one answer. It is marked below.' ),
			$this->texts( $this->review( array( 'input_1' => 'Jo' ) ), '//p' )
		);
	}

	public function test_what_logic_hides_and_what_must_not_be_read_again_is_not_there(): void {
		$dom = $this->review(
			array(
				'input_1' => 'Jo',
				'input_2' => 'Company & Co',
				'input_3' => '1',
				'input_6' => 'a secret',
				'input_8' => 'unseen',
			)
		);

		self::assertSame( array( 'Name', 'Price', 'Half of it', 'Papers', 'News' ), $this->texts( $dom, '//dt' ) );

		$given = $this->review(
			array( 'input_1' => 'Business', 'input_2' => 'Acme', 'input_3' => '1', 'input_6' => 'a secret' )
		);
		self::assertSame(
			array( 'Name', 'Company', 'Price', 'Half of it', 'Papers', 'News' ),
			$this->texts( $given, '//dt' )
		);
	}

	public function test_a_result_that_came_to_nothing_is_not_called_unanswered(): void {
		$dom = $this->review( array( 'input_1' => 'Jo', 'input_3' => '0' ) );

		self::assertSame( array( 'Name', 'Price', 'Papers', 'News' ), $this->texts( $dom, '//dt' ) );
	}

	public function test_files_are_told_by_their_names(): void {
		$form    = $this->form();
		$answers = $this->workbench->engine->answers(
			$form,
			array( 'input_5' => array( new FileAnswer( 'payslip.pdf', 5, str_repeat( 'a', 32 ) ) ) )
		);
		$html    = $this->reviewer()->render(
			$form,
			$this->workbench->engine->resolve( $form, $answers ),
			new ElementIds( 'atoll', 12 )
		);

		self::assertStringContainsString( '><bdi>payslip.pdf</bdi></dd>', $html );
	}

	private function reviewer(): AnswerReview {
		return new AnswerReview(
			$this->workbench->engine,
			new AnswerText( $this->workbench->shapes ),
			FieldMarkup::standard()
		);
	}

	/** @param array<string, mixed> $sent */
	private function review( array $sent ): \DOMXPath {
		$form = $this->form();
		return $this->dom(
			$this->reviewer()->render(
				$form,
				$this->workbench->engine->resolve( $form, $this->workbench->engine->answers( $form, $sent ) ),
				new ElementIds( 'atoll', 12 )
			)
		);
	}
}
