<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

/** The form of four pages that the tests in TypeScript wake up is the one that PHP prints today. */
final class PagesFixtureTest extends TestCase {

	private const FILE = '/tests/fixtures/pages-form.html';

	public function test_it_is_what_php_prints(): void {
		$workbench = new Workbench();
		$form      = Form::from( $workbench->compiler->compile( $this->source(), 12, 1 ) );
		$resolved   = $workbench->engine->resolve( $form, $workbench->engine->initial( $form ) );
		$view      = new FormRenderContext(
			'/apply/',
			endpoint: 'http://content.test/wp-json/gf/v2/forms/12/submissions',
			phone: '1300 555 010',
			phoneUrl: 'tel:1300555010',
			resolved: $resolved
		);
		$html      = $workbench->markup()->render( $form, $view );
		$file      = Workbench::root() . self::FILE;
		if ( false !== getenv( 'ATOLL_RECORD' ) ) {
			file_put_contents( $file, $html . "\n" );
		}

		self::assertStringEqualsFile( $file, $html . "\n", 'Record it anew: ATOLL_RECORD=1 npm run test:php -- --filter PagesFixture' );
	}

	/** @return array<string, mixed> */
	private function source(): array {
		$rule = array(
			'actionType' => 'show',
			'logicType'  => 'all',
			'rules'      => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Business' ) ),
		);
		return array(
			'title'    => 'Application',
			'save'     => true,
			'pageList' => array(
				array( 'title' => 'You', 'next' => array( 'text' => 'Continue' ) ),
				array( 'title' => 'Your business', 'conditionalLogic' => $rule ),
				array( 'title' => 'Your loan' ),
				array( 'title' => 'Send' ),
			),
			'fields'   => array(
				array( 'id' => 1, 'kind' => 'text', 'label' => 'Name', 'required' => true ),
				array( 'id' => 2, 'kind' => 'text', 'label' => 'Business', 'required' => true, 'page' => 1 ),
				array( 'id' => 3, 'kind' => 'email', 'label' => 'Email', 'page' => 2 ),
				array( 'id' => 4, 'kind' => 'text', 'label' => 'Message', 'required' => true, 'page' => 3 ),
			),
		);
	}
}
