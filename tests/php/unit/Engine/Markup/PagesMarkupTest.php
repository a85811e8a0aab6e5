<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

final class PagesMarkupTest extends TestCase {

	private Workbench $workbench;

	protected function setUp(): void {
		$this->workbench = new Workbench();
	}

	public function test_one_page_shows_and_the_inputs_of_all_are_there(): void {
		$dom = $this->dom( new FormRenderContext( '/', page: 1 ) );

		self::assertSame( array( '1' ), $this->all( $dom, '//*[@data-page][not(@hidden)]', 'data-page' ) );
		self::assertSame( array( 'input_1', 'input_2', 'input_3' ), $this->all( $dom, '//input[not(@type="hidden")]', 'name' ) );
		self::assertSame( array( '1' ), $this->all( $dom, '//input[@name="atoll_page"]', 'value' ) );
	}

	public function test_its_heading_says_which_page_it_is_and_can_take_the_focus(): void {
		$dom = $this->dom( new FormRenderContext( '/', page: 1 ) );

		self::assertSame( array( 'Page 2 of 3 Your <loan>' ), $this->texts( $dom, '//*[@data-page][not(@hidden)]/h2[@tabindex="-1"]' ) );
		self::assertSame( array( 'group' ), $this->all( $dom, '//*[@data-page="1"][@aria-labelledby=h2/@id]', 'role' ) );
	}

	public function test_back_is_disabled_on_the_first_page_and_the_last_has_the_submit_button_for_next(): void {
		$buttons = '//*[not(@hidden)]/button[@data-atoll][not(@hidden)]';
		$found   = array();
		foreach ( array( 0, 1, 2 ) as $page ) {
			$dom            = $this->dom( new FormRenderContext( '/', page: $page ) );
			$found[ $page ] = array(
				$this->all( $dom, $buttons, 'data-atoll' ),
				$this->all( $dom, $buttons . '[@disabled]', 'data-atoll' ),
			);
		}

		self::assertSame( array( array( array( 'back', 'next' ), array( 'back' ) ), array( array( 'back', 'next' ), array() ), array( array( 'back', 'submit' ), array() ) ), $found );
	}

	public function test_enter_in_a_field_goes_on_since_the_forms_first_submit_button_does(): void {
		$first = $this->query( $this->dom( new FormRenderContext( '/', page: 1 ) ), '//form//button[@type="submit"]' )[0];

		self::assertSame( array( 'atoll_to', 'next', '-1', 'true', false, false ), array( ...array_map( $first->getAttribute( ... ), array( 'name', 'value', 'tabindex', 'aria-hidden' ) ), $first->hasAttribute( 'disabled' ), $first->hasAttribute( 'hidden' ) ) );
	}

	public function test_buttons_have_the_words_of_their_page_and_the_built_in_ones_else(): void {
		$dom = $this->dom( new FormRenderContext( '/', page: 1 ) );

		self::assertSame( array( 'To the <end>', 'Next', 'Next' ), $this->texts( $dom, '//button[@data-atoll="next"]' ) );
		self::assertSame( array( 'Back', 'Return', 'Back' ), $this->texts( $dom, '//button[@data-atoll="back"]' ) );
	}

	public function test_the_indicator_tells_what_is_done_and_what_is_shown(): void {
		$dom = $this->dom( new FormRenderContext( '/', page: 1 ) );

		self::assertSame( array( '1You(completed)', '2Your <loan>', '3' ), $this->texts( $dom, '//*[@data-atoll="indicator"]/ol/li' ) );
		self::assertSame( array( '2Your <loan>' ), $this->texts( $dom, '//li[@aria-current="step"]' ) );
	}

	public function test_a_page_that_logic_hides_is_neither_counted_nor_shown_nor_led_to(): void {
		$resolved = $this->settled( array( 1 => true ) );
		$first   = $this->dom( new FormRenderContext( '/', resolved: $resolved ) );
		$second  = $this->dom( new FormRenderContext( '/', resolved: $resolved, page: 2 ) );
		$lost    = $this->dom( new FormRenderContext( '/', resolved: $resolved, page: 1 ) );

		self::assertSame( array( 'Page 1 of 2 You' ), $this->texts( $first, '//*[@data-page][not(@hidden)]/h2' ) );
		self::assertSame( array( 'Page 2 of 2' ), $this->texts( $second, '//*[@data-page][not(@hidden)]/h2' ) );
		self::assertSame( array( '0' ), $this->all( $lost, '//*[@data-page][not(@hidden)]', 'data-page' ) );
		self::assertSame( array( '1You', '2' ), $this->texts( $first, '//li' ) );
	}

	public function test_the_summary_lists_what_can_be_seen(): void {
		$view = new FormRenderContext( '/', messages: array( 1 => 'One.', 2 => 'Two.' ), page: 1 );

		self::assertSame( array( 'Loan – Two.' ), $this->texts( $this->dom( $view ), '//*[@data-atoll="summary"]//li' ) );
	}

	public function test_a_form_of_one_page_has_none_of_it(): void {
		$form = $this->workbench->form( array( 'id' => 1, 'kind' => 'text' ) );
		$dom  = $this->dom( new FormRenderContext( '/' ), $form );

		self::assertSame( array(), $this->query( $dom, '//ol | //h2 | //*[@data-nav] | //input[@name="atoll_page"] | //button[@name]' ) );
	}

	public function test_save_and_continue_is_offered_where_the_form_can_be_saved(): void {
		$form = Form::from( array( 'save' => true ) + $this->form()->definition() );

		self::assertSame( array( 'gform_save 1' ), $this->all( $this->dom( new FormRenderContext( '/' ), $form ), '//button[@data-atoll="save"]', 'name', 'value' ) );
		self::assertSame( array(), $this->query( $this->dom( new FormRenderContext( '/' ) ), '//button[@data-atoll="save"]' ) );
	}

	public function test_a_hidden_way_on_can_still_be_tried_without_javascript(): void {
		$initial = $this->workbench->engine->initial( $this->form() );
		$next    = '//button[@data-atoll="next"][not(@hidden)]';
		$held    = $this->dom( new FormRenderContext( '/', resolved: new ResolvedAnswers( $initial, hiddenNext: array( 0 => true ) ) ) );
		$last    = $this->dom( new FormRenderContext( '/', resolved: new ResolvedAnswers( $initial, hidesSubmit: true ), page: 2 ) );

		self::assertSame( array(), $this->query( $held, '//*[@data-nav="0"]' . substr( $next, 1 ) ) );
		self::assertSame( array( 'next' ), $this->all( $held, '//noscript/button', 'value' ) );
		self::assertSame( array( 'next' ), $this->all( $last, '//noscript/button', 'value' ) );
		self::assertSame( array(), $this->query( $this->dom( new FormRenderContext( '/', resolved: new ResolvedAnswers( $initial, hiddenNext: array( 1 => true ), hidesSubmit: true ) ) ), '//noscript' ) );
	}

	public function test_the_heading_of_a_page_that_opens_with_a_notice_takes_the_focus_and_names_it(): void {
		$dom = $this->dom( new FormRenderContext( '/', page: 1, notice: 'Your answers are here.' ) );

		self::assertSame( array( 'atoll-page-12-1 atoll-notice-12' ), $this->all( $dom, '//*[@autofocus]', 'id', 'aria-describedby' ) );
		self::assertSame( 'Your answers are here.', $this->query( $dom, '//*[@id="atoll-notice-12"]' )[0]->textContent );
		self::assertSame( array(), $this->query( $this->dom( new FormRenderContext( '/' ) ), '//*[@autofocus]' ) );
	}

	public function test_a_preview_shows_every_page(): void {
		self::assertCount( 3, $this->query( $this->dom( new FormRenderContext( '/', preview: true ) ), '//*[@data-page][not(@hidden)]' ) );
	}

	public function test_what_was_shown_is_remembered_where_logic_may_show_more(): void {
		$definition                                     = $this->form()->definition();
		$definition['fields'][0]['conditionalLogic'] = array();
		$form                                           = Form::from( $definition );
		$resolved                                        = new ResolvedAnswers( $this->workbench->engine->initial( $form ), array( 2 => true ) );
		$seen                                           = fn( FormRenderContext $view ) => $this->all( $this->dom( $view, $form ), '//input[@name="atoll_seen"]', 'value' );

		self::assertSame( array( array( '1' ), array( '1 2' ), array( '1' ) ), array( $seen( new FormRenderContext( '/' ) ), $seen( new FormRenderContext( '/', page: 1, seen: array( 1 ) ) ), $seen( new FormRenderContext( '/', page: 1, seen: array( 1 ), resolved: $resolved ) ) ) );
	}

	/** @param array<int, true> $hiddenPages */
	private function settled( array $hiddenPages ): ResolvedAnswers {
		return new ResolvedAnswers( $this->workbench->engine->initial( $this->form() ), hiddenPages: $hiddenPages );
	}

	private function form(): Form {
		$definition             = $this->workbench->form(
			array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' ),
			array( 'id' => 2, 'kind' => 'text', 'label' => 'Loan', 'page' => 1 ),
			array( 'id' => 3, 'kind' => 'text', 'label' => 'Message', 'page' => 2 ),
		)->definition();
		$definition['pageList'] = array(
			array( 'title' => 'You', 'next' => array( 'text' => 'To the <end>' ), 'previous' => array( 'text' => '' ) ),
			array( 'title' => 'Your <loan>', 'next' => array( 'text' => '' ), 'previous' => array( 'text' => 'Return' ) ),
			array( 'title' => '' ),
		);
		return Form::from( $definition );
	}

	private function dom( FormRenderContext $view, ?Form $form = null ): \DOMXPath {
		$document = new \DOMDocument();
		libxml_use_internal_errors( true );
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $this->workbench->markup()->render( $form ?? $this->form(), $view ) );
		libxml_clear_errors();
		return new \DOMXPath( $document );
	}

	/** @return list<\DOMElement> */
	private function query( \DOMXPath $dom, string $path ): array {
		return array_values( array_filter( iterator_to_array( $dom->query( $path ) ?: array() ), static fn( $node ) => $node instanceof \DOMElement ) );
	}

	/** @return list<string> */
	private function texts( \DOMXPath $dom, string $path ): array {
		return array_map( static fn( \DOMElement $element ) => $element->textContent, $this->query( $dom, $path ) );
	}

	/** @return list<string> Attributes of what is found, joined by spaces. */
	private function all( \DOMXPath $dom, string $path, string ...$attributes ): array {
		return array_map(
			static fn( \DOMElement $element ) => implode( ' ', array_map( static fn( string $name ) => $element->getAttribute( $name ), $attributes ) ),
			$this->query( $dom, $path )
		);
	}
}
