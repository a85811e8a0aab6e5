<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

/** The form of compound fields that the tests in TypeScript wake up is the one that PHP prints today. */
final class CompoundFixtureTest extends TestCase {

	private const FILE = '/tests/fixtures/compound-form.html';

	public function test_it_is_what_php_prints(): void {
		$workbench = new Workbench();
		$form      = Form::from( $workbench->compiler->compile( $this->source(), 12, 1 ) );
		$view      = new FormRenderContext(
			'/apply/',
			endpoint: 'http://content.test/wp-json/gf/v2/forms/12/submissions',
			phone: '1300 555 010',
			phoneUrl: 'tel:1300555010'
		);
		$html      = $workbench->markup()->render( $form, $view );
		$file      = Workbench::root() . self::FILE;
		if ( false !== getenv( 'ATOLL_RECORD' ) ) {
			file_put_contents( $file, $html . "\n" );
		}

		self::assertStringEqualsFile( $file, $html . "\n", 'Record it anew: ATOLL_RECORD=1 npm run test:php -- --filter CompoundFixture' );
	}

	/** @return array<string, mixed> */
	private function source(): array {
		return array(
			'title'  => 'Applicant',
			'fields' => array(
				array(
					'id'       => 1,
					'kind'     => 'name',
					'label'    => 'Name',
					'required' => true,
					'inputs'   => array(
						'prefix' => array(
							'hidden'  => false,
							'choices' => array( array( 'text' => 'Dr' ), array( 'text' => 'Mx' ) ),
						),
					),
				),
				array(
					'id'          => 2,
					'kind'        => 'address',
					'label'       => 'Home',
					'addressType' => 'australian',
					'inputs'      => array( 'line2' => array( 'hidden' => true ) ),
				),
				array(
					'id'       => 3,
					'kind'     => 'list',
					'label'    => 'Assets',
					'required' => true,
					'columns'  => array( 'Asset', 'Value' ),
					'maxRows'  => 4,
				),
			),
		);
	}
}
