<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;

final class PagesMarkupTest extends PagesMarkupTestCase {

	public function test_one_page_shows_and_the_inputs_of_all_are_there(): void {
		$dom = $this->dom( new FormRenderContext( '/', page: 1 ) );

		self::assertSame( array( '1' ), $this->all( $dom, '//*[@data-page][not(@hidden)]', 'data-page' ) );
		self::assertSame(
			array( 'input_1', 'input_2', 'input_3' ),
			$this->all( $dom, '//input[not(@type="hidden")]', 'name' )
		);
		self::assertSame( array( '1' ), $this->all( $dom, '//input[@name="atoll_page"]', 'value' ) );
	}

	public function test_its_heading_says_which_page_it_is_and_can_take_the_focus(): void {
		$dom = $this->dom( new FormRenderContext( '/', page: 1 ) );

		self::assertSame(
			array( 'Page 2 of 3 Your <loan>' ),
			$this->texts( $dom, '//*[@data-page][not(@hidden)]/h2[@tabindex="-1"]' )
		);
		self::assertSame(
			array( 'group' ),
			$this->all( $dom, '//*[@data-page="1"][@aria-labelledby=h2/@id]', 'role' )
		);
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

		self::assertSame(
			array(
				array( array( 'back', 'next' ), array( 'back' ) ),
				array( array( 'back', 'next' ), array() ),
				array( array( 'back', 'submit' ), array() ),
			),
			$found
		);
	}

	public function test_enter_in_a_field_goes_on_since_the_forms_first_submit_button_does(): void {
		$first = $this->query(
			$this->dom( new FormRenderContext( '/', page: 1 ) ),
			'//form//button[@type="submit"]'
		)[0];

		self::assertSame(
			array( 'atoll_to', 'next', '-1', 'true', false, false ),
			array(
				...array_map( $first->getAttribute( ... ), array( 'name', 'value', 'tabindex', 'aria-hidden' ) ),
				$first->hasAttribute( 'disabled' ),
				$first->hasAttribute( 'hidden' ),
			)
		);
	}

	public function test_buttons_have_the_words_of_their_page_and_the_built_in_ones_else(): void {
		$dom = $this->dom( new FormRenderContext( '/', page: 1 ) );

		self::assertSame(
			array( 'To the <end>', 'Next', 'Next' ),
			$this->texts( $dom, '//button[@data-atoll="next"]' )
		);
		self::assertSame( array( 'Back', 'Return', 'Back' ), $this->texts( $dom, '//button[@data-atoll="back"]' ) );
	}

	public function test_the_indicator_tells_what_is_done_and_what_is_shown(): void {
		$dom = $this->dom( new FormRenderContext( '/', page: 1 ) );

		self::assertSame(
			array( '1You(completed)', '2Your <loan>', '3' ),
			$this->texts( $dom, '//*[@data-atoll="indicator"]/ol/li' )
		);
		self::assertSame( array( '2Your <loan>' ), $this->texts( $dom, '//li[@aria-current="step"]' ) );
	}

	public function test_a_form_of_one_page_has_none_of_it(): void {
		$form = $this->workbench->form( array( 'id' => 1, 'kind' => 'text' ) );
		$dom  = $this->dom( new FormRenderContext( '/' ), $form );

		self::assertSame( array(), $this->query( $dom, '//ol | //h2 | //*[@data-nav] | //input[@name="atoll_page"] | //button[@name]' ) );
	}

	public function test_save_and_continue_is_offered_where_the_form_can_be_saved(): void {
		$form = Form::from( array( 'save' => true ) + $this->form()->definition() );

		self::assertSame(
			array( 'gform_save 1' ),
			$this->all(
				$this->dom( new FormRenderContext( '/' ), $form ),
				'//button[@data-atoll="save"]',
				'name',
				'value'
			)
		);
		self::assertSame(
			array(),
			$this->query( $this->dom( new FormRenderContext( '/' ) ), '//button[@data-atoll="save"]' )
		);
	}

	public function test_the_heading_of_a_page_that_opens_with_a_notice_takes_the_focus_and_names_it(): void {
		$dom = $this->dom( new FormRenderContext( '/', page: 1, notice: 'Your answers are here.' ) );

		self::assertSame(
			array( 'atoll-page-12-1 atoll-notice-12' ),
			$this->all( $dom, '//*[@autofocus]', 'id', 'aria-describedby' )
		);
		self::assertSame(
			'Your answers are here.',
			$this->query( $dom, '//*[@id="atoll-notice-12"]' )[0]->textContent
		);
		self::assertSame( array(), $this->query( $this->dom( new FormRenderContext( '/' ) ), '//*[@autofocus]' ) );
	}

	public function test_a_preview_shows_every_page(): void {
		self::assertCount(
			3,
			$this->query( $this->dom( new FormRenderContext( '/', preview: true ) ), '//*[@data-page][not(@hidden)]' )
		);
	}
}
