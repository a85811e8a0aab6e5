<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;

/** A captcha is asked for where the form is sent, wherever an editor put it. */
final class CaptchaPlaceTest extends CompilerTestCase {

	private const TEXT    = array( 'id' => 1, 'kind' => 'text', 'label' => 'Your name' );
	private const CAPTCHA = array( 'id' => 5, 'kind' => 'captcha', 'label' => 'Spam check' );
	private const SECOND  = array( 'id' => 2, 'kind' => 'text', 'label' => 'Your message', 'page' => 1 );

	/** On the second page only while the name is Jo. */
	private const LOGIC = array(
		'actionType' => 'show',
		'logicType'  => 'all',
		'rules'      => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Jo' ) ),
	);

	public function test_it_goes_to_the_last_page(): void {
		$form = $this->workbench->form( self::CAPTCHA, self::TEXT, self::SECOND );
		$this->assertSame( 1, $form->field( 5 )?->page );
		$this->assertSame( 2, $form->pages() );
		$this->assertSame( array( array( 1 ), array( 2 ) ), self::pages( $form ) );
	}

	public function test_it_goes_to_the_page_of_the_review_and_is_no_question_to_it(): void {
		$review = array( 'id' => 9, 'kind' => 'review', 'label' => 'Check your answers' );
		$form   = $this->workbench->form( self::TEXT, self::CAPTCHA, $review );
		$this->assertSame( array( 1, 1, 2 ), array( $form->reviewPage(), $form->field( 5 )?->page, $form->pages() ) );
		$this->assertSame( 1, $this->workbench->form( self::CAPTCHA, $review )->pages() );
	}

	public function test_it_stands_above_the_buttons_of_the_last_page(): void {
		$html   = $this->html( $this->workbench->form( self::CAPTCHA, self::TEXT, self::SECOND ), 1 );
		$places = array_map(
			static fn( string $marker ) => strpos( $html, $marker ),
			array(
				'data-field="2"',
				'atoll-form__actions',
				'data-field="5"',
				'data-atoll="back"',
				'data-atoll="submit"',
			)
		);
		$sorted = $places;
		sort( $sorted );
		$this->assertNotContains( false, $places );
		$this->assertSame( $sorted, $places );
	}

	public function test_a_form_keeps_the_button_and_the_condition_of_its_own(): void {
		$button = array( 'id' => 8, 'kind' => 'submitButton', 'label' => 'Ask us', 'conditionalLogic' => self::LOGIC );
		$form   = $this->workbench->form( array( 'conditionalLogic' => self::LOGIC ) + self::CAPTCHA, self::TEXT );
		$this->assertSame( array(), $form->submit() );
		$this->assertTrue( $form->field( 5 )?->data->has( 'conditionalLogic' ) );
		$this->assertStringContainsString( '>Send</button>', $this->html( $form, 0 ) );
		$this->assertArrayHasKey(
			'conditionalLogic',
			$this->workbench->form( self::CAPTCHA, self::TEXT, $button )->submit()
		);
	}

	public function test_an_answer_that_hides_the_last_page_does_not_hide_it(): void {
		$form = Form::from(
			$this->workbench->compiler->compile(
				array(
					'title'    => 'Enquiry',
					'fields'   => array( self::CAPTCHA, self::TEXT, self::SECOND ),
					'pageList' => array( array(), array( 'conditionalLogic' => self::LOGIC ) ),
				),
				12,
				3
			)
		);
		$html = $this->html( $form, 1, array( 5 => 'Please answer the question.' ) );
		$this->assertStringContainsString( 'data-page="1" role="group" aria-labelledby="atoll-page-12-1" hidden', $html );
		$this->assertStringNotContainsString( 'data-atoll="last" hidden', $html );
		$this->assertStringContainsString( 'Spam check – Please answer the question.', $html );
	}

	/** @return list<array<mixed>> The fields of each page. */
	private static function pages( Form $form ): array {
		return array_map( static fn( $page ) => $page->array( 'fields' ), $form->pageList() );
	}

	/** @param array<int, string> $messages */
	private function html( Form $form, int $page, array $messages = array() ): string {
		$engine  = $this->workbench->engine;
		$answers = $engine->initial( $form );
		return $this->workbench->markup()->render(
			$form,
			new FormRenderContext(
				actionUrl: '',
				answers: $answers,
				messages: $messages,
				resolved: $engine->resolve( $form, $answers ),
				page: $page,
			)
		);
	}
}
