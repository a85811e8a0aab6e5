<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

/** How much a form of six fields adds to its page. */
final class FormSizeTest extends TestCase {

	/** Bytes, the hint for the phone number among them. */
	private const DATA   = 2160;
	private const ZIPPED = 1990;
	private const MARKUP = 1070;

	public function test_a_form_of_six_fields_stays_small(): void {
		$html = $this->html();
		preg_match( '~data-atoll="props">(.*?)</script>~s', $html, $props );

		self::assertLessThanOrEqual( self::DATA, strlen( $props[1] ), 'what the island is told, as it is' );
		self::assertLessThanOrEqual( self::ZIPPED, $this->zipped( $html ), 'all of it, zipped' );
		self::assertLessThanOrEqual(
			self::MARKUP,
			$this->zipped( str_replace( $props[1], '', $html ) ),
			'what shows, zipped'
		);
	}

	private function html(): string {
		$workbench = new Workbench();
		$loans     = array_map(
			static fn( string $loan ) => array( 'text' => $loan, 'value' => $loan ),
			array( 'Refinance', 'Home loan', 'Vehicle', 'Other' )
		);
		$fields    = array(
			array( 'kind' => 'text', 'label' => 'Name' ),
			array( 'kind' => 'email', 'label' => 'Email' ),
			array( 'kind' => 'phone', 'label' => 'Phone' ),
			array( 'kind' => 'select', 'label' => 'Loan', 'choices' => $loans ),
			array( 'kind' => 'textarea', 'label' => 'Message' ),
			array( 'kind' => 'consent', 'label' => 'Consent', 'checkboxLabel' => 'I agree to the policy' ),
		);
		$numbered  = array_map(
			static fn( array $field, int $at ) => array( 'id' => $at + 1, 'required' => true ) + $field,
			$fields,
			array_keys( $fields )
		);
		$view      = new FormRenderContext(
			'/contact/',
			hidden: array( 'atoll_token' => '20780.afe13290d9ba86e567a243a736b87902' ),
			endpoint: 'https://example.com/wp-json/gf/v2/forms/12/submissions',
			phone: '1300 555 010',
			trap: 'Leave this empty',
			phoneUrl: 'tel:1300555010',
		);
		return $workbench->markup()->render( $workbench->form( ...$numbered ), $view );
	}

	private function zipped( string $html ): int {
		return strlen( (string) gzencode( $html, 9 ) );
	}
}
