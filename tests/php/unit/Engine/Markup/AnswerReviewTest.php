<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Engine\Markup\Pages\AnswerReview;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** All answers before a form is sent; and the form with a review that the tests in TypeScript wake up. */
final class AnswerReviewTest extends TestCase {

	private const FILE = '/tests/fixtures/review-form.html';

	private const BUSINESS = array( 'actionType' => 'show', 'logicType' => 'all', 'rules' => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Business' ) ) );

	private Workbench $workbench;

	protected function setUp(): void {
		$this->workbench = new Workbench();
	}

	public function test_it_shows_each_answer_below_the_title_of_its_page_in_the_words_of_mail(): void {
		$dom = $this->review( array( 'input_1' => 'Jo <Citizen>', 'input_3' => '850000', 'input_4' => '0.5', 'input_7_1' => '1' ) );

		self::assertSame( array( 'You', 'Your loan' ), $this->texts( $dom, '//h3' ) );
		self::assertSame(
			array( 'Name' => 'Jo <Citizen>', 'Price' => '$850,000', 'Half of it' => '$425,000', 'Papers' => 'Not answered', 'News' => 'Send me news' ),
			array_combine( $this->texts( $dom, '//dt' ), $this->texts( $dom, '//dd[1]' ) )
		);
		self::assertSame( array(), $this->texts( $dom, '//p' ) );
	}

	public function test_each_answer_has_a_button_back_to_its_question_but_what_a_formula_makes(): void {
		$dom   = $this->review( array( 'input_1' => 'Jo', 'input_3' => '850000' ) );
		$found = array();
		foreach ( $dom->query( '//dd[2]/button[@type="submit"][@name="atoll_change"]' ) as $button ) {
			self::assertInstanceOf( \DOMElement::class, $button );
			$found[ $button->getAttribute( 'value' ) ] = array( $button->textContent, $button->getAttribute( 'formaction' ) );
		}

		self::assertSame(
			array( 1 => array( 'Change Name', '#atoll-12-1' ), 3 => array( 'Change Price', '#atoll-12-3' ), 5 => array( 'Answer Papers', '#atoll-12-5' ), 7 => array( 'Answer News', '#atoll-12-7-0' ) ),
			$found
		);
	}

	public function test_it_says_what_is_missing_and_marks_it(): void {
		$dom = $this->review( array( 'input_1' => 'Business', 'input_3' => 'much' ) );

		self::assertSame( array( '3 answers still need a look. They are marked below.' ), $this->texts( $dom, '//p' ) );
		self::assertSame( array( 'Company', 'Price', 'Password' ), $this->texts( $dom, '//div[contains(@class,"is-missing")]/dt' ) );
		self::assertSame( 'muchPlease input a valid number.', $this->texts( $dom, '//div[dt="Price"]/dd' )[0] );
		self::assertSame( array( 'One answer still needs a look. It is marked below.' ), $this->texts( $this->review( array( 'input_1' => 'Jo' ) ), '//p' ) );
	}

	public function test_what_logic_hides_and_what_must_not_be_read_again_is_not_there(): void {
		$dom = $this->review( array( 'input_1' => 'Jo', 'input_2' => 'Company & Co', 'input_3' => '1', 'input_6' => 'a secret', 'input_8' => 'unseen' ) );

		self::assertSame( array( 'Name', 'Price', 'Half of it', 'Papers', 'News' ), $this->texts( $dom, '//dt' ) );

		$given = $this->review( array( 'input_1' => 'Business', 'input_2' => 'Acme', 'input_3' => '1', 'input_6' => 'a secret' ) );
		self::assertSame( array( 'Name', 'Company', 'Price', 'Half of it', 'Papers', 'News' ), $this->texts( $given, '//dt' ) );
	}

	public function test_a_result_that_came_to_nothing_is_not_called_unanswered(): void {
		$dom = $this->review( array( 'input_1' => 'Jo', 'input_3' => '0' ) );

		self::assertSame( array( 'Name', 'Price', 'Papers', 'News' ), $this->texts( $dom, '//dt' ) );
	}

	public function test_files_are_told_by_their_names(): void {
		$form    = $this->form();
		$answers = $this->workbench->engine->answers( $form, array( 'input_5' => array( new FileAnswer( 'payslip.pdf', 5, str_repeat( 'a', 32 ) ) ) ) );
		$html    = $this->reviewer()->render( $form, $this->workbench->engine->settle( $form, $answers ), new ElementIds( 'atoll', 12 ) );

		self::assertStringContainsString( '>payslip.pdf</dd>', $html );
	}

	/** @param list<array<string, mixed>> $fields */
	#[DataProvider( 'forms' )]
	public function test_it_has_a_page_of_its_own( array $fields, array $pages, array $titles, int $review ): void {
		$form = Form::from( $this->workbench->compiler->compile( array( 'title' => 'Any', 'pageList' => array( array( 'title' => 'You' ) ), 'fields' => $fields ), 12, 1 ) );

		self::assertSame( $pages, array_column( $form->definition()['fields'], 'page', 'id' ) );
		self::assertSame( $titles, array_column( $form->definition()['pageList'], 'title' ) );
		self::assertSame( $review, $form->reviewPage() );
	}

	/** @return iterable<string, array{list<array<string, mixed>>, array<int, int>, list<string>, int}> */
	public static function forms(): iterable {
		$name   = array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' );
		$review = array( 'id' => 2, 'kind' => 'review', 'label' => 'Check' );
		$agreed = array( 'id' => 3, 'kind' => 'consent', 'checkboxLabel' => 'Yes' );
		yield 'in a form without pages' => array( array( $name, $review, $agreed ), array( 1 => 0, 2 => 1, 3 => 1 ), array( 'You', 'Check' ), 1 );
		yield 'below a break' => array( array( $name, array( 'page' => 1 ) + $review, array( 'page' => 1 ) + $agreed ), array( 1 => 0, 2 => 1, 3 => 1 ), array( 'You', 'Check' ), 1 );
		yield 'below words' => array( array( $name, array( 'id' => 4, 'kind' => 'html', 'page' => 1, 'content' => 'Nearly done.' ), array( 'page' => 1 ) + $review ), array( 1 => 0, 4 => 1, 2 => 1 ), array( 'You', 'Check' ), 1 );
		yield 'before another page' => array( array( $name, $review, array( 'page' => 1 ) + $agreed ), array( 1 => 0, 2 => 1, 3 => 2 ), array( 'You', 'Check', '' ), 1 );
	}

	public function test_pages_before_offer_to_return_once_it_was_seen(): void {
		$hidden = static fn( \DOMXPath $dom ) => array_map( static fn( \DOMElement $one ) => $one->hasAttribute( 'hidden' ), iterator_to_array( $dom->query( '//button[@value="check"]' ) ) );

		self::assertSame( array( true, true ), $hidden( $this->dom( $this->printed( new FormRenderContext( '/' ) ) ) ) );
		self::assertSame( array( false, false ), $hidden( $this->dom( $this->printed( new FormRenderContext( '/', page: 1, reviewed: true ) ) ) ) );
		self::assertSame( array( 'Return to “Check and send”', 'Return to “Check and send”' ), $this->texts( $this->dom( $this->printed( new FormRenderContext( '/', page: 2 ) ) ), '//button[@value="check"][not(@hidden)]' ) );
	}

	public function test_the_fixture_is_what_php_prints(): void {
		$form    = $this->form();
		$resolved = $this->workbench->engine->settle( $form, $this->workbench->engine->initial( $form ) );
		$html    = $this->printed( new FormRenderContext( '/apply/', endpoint: 'http://content.test/wp-json/gf/v2/forms/12/submissions', phone: '1300 555 010', phoneUrl: 'tel:1300555010', resolved: $resolved, settings: array( 'review' => array( 'endpoint' => 'http://content.test/wp-json/gf/v2/forms/12/submissions/review' ) ) ) );
		$file    = Workbench::root() . self::FILE;
		if ( false !== getenv( 'ATOLL_RECORD' ) ) {
			file_put_contents( $file, $html . "\n" );
		}

		self::assertStringEqualsFile( $file, $html . "\n", 'Record it anew: ATOLL_RECORD=1 npm run test:php -- --filter ReviewTest' );
	}

	private function form(): Form {
		$fields = array(
			array( 'id' => 1, 'kind' => 'text', 'label' => 'Name', 'defaultValue' => '' ),
			array( 'id' => 2, 'kind' => 'text', 'label' => 'Company', 'required' => true, 'conditionalLogic' => self::BUSINESS ),
			array( 'id' => 3, 'kind' => 'number', 'numberFormat' => 'currency', 'label' => 'Price', 'required' => true, 'page' => 1 ),
			array( 'id' => 4, 'kind' => 'number', 'numberFormat' => 'currency', 'label' => 'Half of it', 'enableCalculation' => true, 'calculationFormula' => '{Price:3} * 0.5', 'page' => 1 ),
			array( 'id' => 5, 'kind' => 'fileupload', 'label' => 'Papers', 'page' => 1 ),
			array( 'id' => 6, 'kind' => 'password', 'label' => 'Password', 'required' => true, 'page' => 1, 'conditionalLogic' => self::BUSINESS ),
			array( 'id' => 7, 'kind' => 'consent', 'checkboxLabel' => 'Send me <em>news</em>', 'label' => 'News', 'page' => 1 ),
			array( 'id' => 8, 'kind' => 'text', 'label' => 'Unseen', 'visibility' => 'hidden', 'defaultValue' => 'unseen', 'page' => 1 ),
			array( 'id' => 9, 'kind' => 'review', 'label' => 'Check your answers', 'page' => 2 ),
			array( 'id' => 10, 'kind' => 'consent', 'checkboxLabel' => 'I agree', 'page' => 2 ),
		);
		$pages  = array( array( 'title' => 'You' ), array( 'title' => 'Your loan' ), array( 'title' => 'Check and send' ) );
		return Form::from( $this->workbench->compiler->compile( array( 'title' => 'Application', 'pageList' => $pages, 'fields' => $fields ), 12, 1 ) );
	}

	private function reviewer(): AnswerReview {
		return new AnswerReview( $this->workbench->engine, new AnswerText( $this->workbench->shapes ), FieldMarkup::standard() );
	}

	/** @param array<string, mixed> $sent */
	private function review( array $sent ): \DOMXPath {
		$form = $this->form();
		return $this->dom( $this->reviewer()->render( $form, $this->workbench->engine->settle( $form, $this->workbench->engine->answers( $form, $sent ) ), new ElementIds( 'atoll', 12 ) ) );
	}

	private function printed( FormRenderContext $view ): string {
		return $this->workbench->markup()->render( $this->form(), $view );
	}

	private function dom( string $html ): \DOMXPath {
		$document = new \DOMDocument();
		@$document->loadHTML( '<?xml encoding="utf-8"?>' . $html );
		return new \DOMXPath( $document );
	}

	/** @return list<string> */
	private function texts( \DOMXPath $dom, string $query ): array {
		return array_map( static fn( \DOMNode $one ) => $one->textContent, iterator_to_array( $dom->query( $query ), false ) );
	}
}
