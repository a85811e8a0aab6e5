<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

final class FormMarkupTest extends TestCase {

	private Workbench $workbench;
	private Form $form;

	protected function setUp(): void {
		$choices         = array( array( 'text' => 'A' ), array( 'text' => '</script><b>' ) );
		$this->workbench = new Workbench();
		$this->form      = $this->workbench->form(
			array( 'id' => 1, 'kind' => 'text', 'label' => 'Name', 'required' => true, 'description' => 'First and last' ),
			array( 'id' => 2, 'kind' => 'textarea', 'required' => true ),
			array( 'id' => 3, 'kind' => 'email', 'required' => true ),
			array( 'id' => 4, 'kind' => 'select', 'required' => true, 'choices' => $choices ),
			array( 'id' => 5, 'kind' => 'radio', 'required' => true, 'choices' => $choices ),
			array( 'id' => 6, 'kind' => 'checkbox', 'required' => true, 'choices' => $choices ),
			array( 'id' => 7, 'kind' => 'consent', 'required' => true, 'checkboxLabel' => 'I agree' ),
			array( 'id' => 8, 'kind' => 'html', 'content' => '<p>Hello</p>' ),
			array( 'id' => 9, 'kind' => 'submitButton', 'label' => 'Send enquiry' )
		);
	}

	public function test_it_is_a_form_that_posts_by_itself_and_that_the_island_can_find(): void {
		$dom = $this->dom( new FormRenderContext( '/contact/?a=1&b=2', endpoint: 'https://example.com/wp-json/gf/v2/forms/12/submissions', phone: '1300 000 000' ) );

		self::assertSame( array( 'form near' ), $this->all( $dom, '//div[@id="atoll-form-12"]', 'data-island', 'data-on' ) );
		self::assertSame( array( 'post /contact/?a=1&b=2#atoll-form-12 Enquiry' ), $this->all( $dom, '//form[@novalidate]', 'method', 'action', 'aria-label' ) );
		self::assertSame( array( 'props', 'summary', 'error', 'error', 'error', 'error', 'error', 'error', 'error', 'status', 'failure', 'submit', 'confirmation' ), $this->all( $dom, '//*[@data-atoll]', 'data-atoll' ) );
		self::assertSame( array( '0' ), $this->all( $dom, '//*[contains(@class, "atoll-page")]', 'data-page' ) );
		self::assertSame( array( '1', '2', '3', '4', '5', '6', '7', '8' ), $this->all( $dom, '//*[@data-page="0"]//*[@data-field]', 'data-field' ) );
		self::assertSame( array( 'atoll_form 12', 'gform_unique_id ' ), $this->all( $dom, '//input[@type="hidden"]', 'name', 'value' ) );
	}

	public function test_its_props_are_what_may_leave_the_server_and_stay_within_their_script(): void {
		$html = $this->render( new FormRenderContext( '/', endpoint: '/e', phone: '1' ) );
		preg_match( '~<script type="application/json" data-atoll="props">(.*?)</script>~s', $html, $found );
		$props = json_decode( $found[1], true );

		self::assertSame( array( 'definition', 'texts', 'endpoint', 'phone' ), array_keys( $props ) );
		self::assertSame( '</script><b>', $props['definition']['fields'][5]['inputs'][1]['value'] );
		self::assertSame( 1, substr_count( $html, '</script>' ) );
	}

	public function test_no_id_is_given_twice_and_every_id_that_is_pointed_to_is_there(): void {
		$dom = $this->dom( $this->refused() );
		$ids = $this->all( $dom, '//*[@id]', 'id' );

		self::assertSame( array_unique( $ids ), $ids );
		foreach ( $this->all( $dom, '//*[@aria-describedby]', 'aria-describedby' ) as $described ) {
			self::assertSame( array(), array_diff( explode( ' ', $described ), $ids ) );
		}
		self::assertSame( array(), array_diff( $this->all( $dom, '//label', 'for' ), $ids ) );
	}

	public function test_the_error_summary_leads_to_an_input_of_each_field_that_is_wrong(): void {
		$dom   = $this->dom( $this->refused() );
		$links = array();
		foreach ( $this->query( $dom, '//*[@role="alert"]//a' ) as $link ) {
			$target = $this->query( $dom, '//*[@id="' . substr( $link->getAttribute( 'href' ), 1 ) . '"]' )[0];

			self::assertContains( $target->nodeName, array( 'input', 'select', 'textarea' ) );
			$links[] = $link->textContent;
		}

		self::assertSame(
			array(
				'Name – Please complete this field.',
				'Question 2 – Please complete this field.',
				'Question 3 – Please enter a valid email address.',
				'Question 4 – Please select an option.',
				'Question 5 – Please select an option.',
				'Question 6 – Please select an option.',
				'I agree – Please agree to the policy to proceed.',
			),
			$links
		);
		self::assertSame( 'There is a problem', $this->query( $dom, '//*[@role="alert"]//h2' )[0]->textContent );
	}

	public function test_what_was_typed_is_still_there_when_the_form_comes_back(): void {
		$raw  = array( 'input_1' => '<Jo>', 'input_2' => "a\nb", 'input_4' => 'A', 'input_5' => '</script><b>', 'input_6_2' => '</script><b>', 'input_7_1' => '1' );
		$dom  = $this->dom( new FormRenderContext( '/', $this->workbench->engine->answers( $this->form, $raw ) ) );
		$kept = array( ...$this->all( $dom, '//input[@type="text"]', 'value' ), ...$this->all( $dom, '//option[@selected]', 'value' ), ...$this->all( $dom, '//input[@checked]', 'name' ) );

		self::assertSame( array( '<Jo>', 'A', 'input_5', 'input_6_2', 'input_7_1' ), $kept );
		self::assertSame( "a\nb", ltrim( $this->query( $dom, '//textarea' )[0]->textContent, "\n" ) );
	}

	public function test_trouble_with_the_form_as_a_whole_is_an_alert_beside_the_button(): void {
		$dom = $this->dom( new FormRenderContext( '/', alert: 'Try <again>.' ) );

		self::assertSame( 'Try <again>.', $this->query( $dom, '//*[@data-atoll="failure"]/*[@role="alert"]' )[0]->textContent );
	}

	public function test_once_sent_the_confirmation_is_there_in_place_of_the_form(): void {
		$dom = $this->dom( new FormRenderContext( '/', confirmation: '<p>Thank you, <em>Jo</em>.</p>' ) );

		self::assertSame( array(), $this->query( $dom, '//form | //*[@data-island]' ) );
		self::assertSame( 'Your form has been sentThank you, Jo.', $this->query( $dom, '//*[@data-atoll="confirmation"]/*[@role="status"]' )[0]->textContent );
	}

	public function test_a_preview_does_not_come_alive_and_sends_nothing(): void {
		$dom = $this->dom( new FormRenderContext( '/', preview: true ) );

		self::assertSame( array(), $this->query( $dom, '//*[@data-island] | //script | //button[@type="submit"]' ) );
		self::assertCount( 1, $this->query( $dom, '//button[@type="button"]' ) );
	}

	public function test_the_same_form_twice_on_a_page_shares_no_id(): void {
		$here  = $this->all( $this->dom( new FormRenderContext( '/' ) ), '//*[@id]', 'id' );
		$there = $this->all( $this->dom( new FormRenderContext( '/', idPrefix: 'atoll-modal' ) ), '//*[@id]', 'id' );

		self::assertSame( array(), array_intersect( $here, $there ) );
		self::assertContains( 'atoll-modal-12-1', $there );
	}

	public function test_a_form_without_a_button_of_its_own_gets_one(): void {
		$this->form = $this->workbench->form( array( 'id' => 1, 'kind' => 'text' ) );

		self::assertSame( 'Send', $this->query( $this->dom( new FormRenderContext( '/' ) ), '//button[@type="submit"]' )[0]->textContent );
	}

	public function test_two_visitors_get_the_same_bytes(): void {
		self::assertSame( $this->render( new FormRenderContext( '/' ) ), $this->render( new FormRenderContext( '/' ) ) );
	}

	public function test_hidden_inputs_are_escaped(): void {
		$dom = $this->dom( new FormRenderContext( '/', hidden: array( 'a"b' => '"><script>' ) ) );

		self::assertSame( array( 'a"b "><script>' ), array_slice( $this->all( $dom, '//input[@type="hidden"]', 'name', 'value' ), 0, 1 ) );
	}

	private function refused(): FormRenderContext {
		$answers = $this->workbench->engine->answers( $this->form, array() );
		return new FormRenderContext( '/', $answers, $this->workbench->judge( $this->form, array() )->messages() );
	}

	private function render( FormRenderContext $view ): string {
		return $this->workbench->markup()->render( $this->form, $view );
	}

	private function dom( FormRenderContext $view ): \DOMXPath {
		$document = new \DOMDocument();
		libxml_use_internal_errors( true );
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $this->render( $view ) );
		libxml_clear_errors();
		return new \DOMXPath( $document );
	}

	/** @return list<\DOMElement> */
	private function query( \DOMXPath $dom, string $path ): array {
		return array_values( array_filter( iterator_to_array( $dom->query( $path ) ?: array() ), static fn( $node ) => $node instanceof \DOMElement ) );
	}

	/** @return list<string> Attributes of what is found, joined by spaces. */
	private function all( \DOMXPath $dom, string $path, string ...$attributes ): array {
		return array_map(
			static fn( \DOMElement $element ) => implode( ' ', array_map( static fn( string $name ) => $element->getAttribute( $name ), $attributes ) ),
			$this->query( $dom, $path )
		);
	}
}
