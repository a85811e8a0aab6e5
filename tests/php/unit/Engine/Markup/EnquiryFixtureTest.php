<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

/** The form that the tests in TypeScript wake up is the one that PHP prints today. */
final class EnquiryFixtureTest extends TestCase {

	private const FILE = '/tests/fixtures/enquiry-form.html';

	public function test_it_is_what_php_prints(): void {
		$workbench  = new Workbench();
		$definition = $workbench->compiler->compile( $this->source(), 12, 1 );
		$view       = new FormRenderContext(
			'/contact/',
			endpoint: 'http://content.test/wp-json/gf/v2/forms/12/submissions',
			phone: '1300 555 010',
			phoneUrl: 'tel:1300555010'
		);
		$html       = $workbench->markup()->render( Form::from( $definition ), $view );
		$file       = Workbench::root() . self::FILE;
		if ( false !== getenv( 'ATOLL_RECORD' ) ) {
			file_put_contents( $file, $html . "\n" );
		}

		self::assertStringEqualsFile( $file, $html . "\n", 'Record it anew: ATOLL_RECORD=1 npm run test:php -- --filter EnquiryFixture' );
	}

	/** @return array<string, mixed> */
	private function source(): array {
		return array(
			'title'         => 'Enquiry',
			'confirmations' => array(
				array( 'id' => 'a', 'isDefault' => true, 'type' => 'redirect', 'url' => 'http://content.test/thanks/' ),
			),
			'fields'        => array(
				array( 'id' => 1, 'kind' => 'text', 'label' => 'Name', 'required' => true ),
				array( 'id' => 2, 'kind' => 'email', 'label' => 'Email', 'required' => true ),
				array( 'id' => 3, 'kind' => 'phone', 'label' => 'Phone' ),
				array(
					'id'       => 4,
					'kind'     => 'select',
					'label'    => 'Loan',
					'required' => true,
					'choices'  => $this->choices( array( 'Home' => 'home', 'Car' => 'car' ) ),
				),
				array(
					'id'       => 5,
					'kind'     => 'radio',
					'label'    => 'When',
					'required' => true,
					'choices'  => $this->choices( array( 'Now' => 'now', 'Later' => 'later' ) ),
				),
				array(
					'id'      => 6,
					'kind'    => 'checkbox',
					'label'   => 'Topics',
					'choices' => $this->choices( array( 'A' => 'a', 'B' => 'b' ) ),
				),
				array( 'id' => 7, 'kind' => 'textarea', 'label' => 'Message' ),
				array(
					'id'            => 8,
					'kind'          => 'consent',
					'label'         => 'Privacy',
					'required'      => true,
					'checkboxLabel' => 'I agree',
				),
			),
		);
	}

	/**
	 * @param array<string, string> $values By what they are called.
	 * @return list<array<string, string>>
	 */
	private function choices( array $values ): array {
		return array_map(
			static fn( string $text, string $value ) => array( 'text' => $text, 'value' => $value ),
			array_keys( $values ),
			$values
		);
	}
}
