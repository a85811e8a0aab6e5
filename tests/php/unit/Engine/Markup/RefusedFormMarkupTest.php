<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;

/** A form that comes back to be mended. */
final class RefusedFormMarkupTest extends FormMarkupTestCase {

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
		$raw  = array(
			'input_1'   => '<Jo>',
			'input_2'   => "a\nb",
			'input_4'   => 'A',
			'input_5'   => '</script><b>',
			'input_6_2' => '</script><b>',
			'input_7_1' => '1',
		);
		$dom  = $this->dom( new FormRenderContext( '/', $this->workbench->engine->answers( $this->form, $raw ) ) );
		$kept = array(
			...$this->all( $dom, '//input[@type="text"]', 'value' ),
			...$this->all( $dom, '//option[@selected]', 'value' ),
			...$this->all( $dom, '//input[@checked]', 'name' ),
		);

		self::assertSame( array( '<Jo>', 'A', 'input_5', 'input_6_2', 'input_7_1' ), $kept );
		self::assertSame( "a\nb", ltrim( $this->query( $dom, '//textarea' )[0]->textContent, "\n" ) );
	}

	public function test_trouble_with_the_form_as_a_whole_is_an_alert_beside_the_button(): void {
		$dom = $this->dom( new FormRenderContext( '/', alert: 'Try <again>.' ) );

		self::assertSame(
			'Try <again>.',
			$this->query( $dom, '//*[@data-atoll="failure"]/*[@role="alert"]' )[0]->textContent
		);
	}
}
