<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Definition;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Definition\PrintedDefinition;
use Atoll\Engine\Definition\PublicDefinition;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

/** What a page says of a form; complete.test.ts makes the public definition of it again. */
final class PrintedDefinitionTest extends TestCase {

	private const FILE = '/tests/fixtures/printed-definitions.json';

	public function test_it_is_what_the_island_is_tested_with(): void {
		$file = Workbench::root() . self::FILE;
		$json = json_encode(
			array_map( $this->both( ... ), $this->sources() ),
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		) . "\n";
		if ( false !== getenv( 'ATOLL_RECORD' ) ) {
			file_put_contents( $file, $json );
		}

		self::assertStringEqualsFile( $file, $json, 'Record it anew: ATOLL_RECORD=1 npm run test:php -- --filter PrintedDefinition' );
	}

	public function test_what_another_plugin_offers_is_judged_in_the_browser_too(): void {
		$definition = ( new Workbench() )->compiler->compile( array( 'fields' => array( $this->select() ) ), 1, 1 );
		self::assertArrayNotHasKey( 'rules', $this->printed( Form::from( $definition ) )['fields'][0] );
		$definition['fields'][0]['control'] = 'other/swatches';
		self::assertSame( 'offered', $this->printed( Form::from( $definition ) )['fields'][0]['rules'][0]['rule'] );
	}

	/**
	 * @param array<string, mixed> $source
	 * @return array<string, mixed>
	 */
	private function both( array $source ): array {
		$form = Form::from( ( new Workbench() )->compiler->compile( $source, 12, 1 ) );
		return array(
			'printed' => $this->printed( $form ),
			'public'  => PublicDefinition::build( $form ),
		);
	}

	/** @return array<string, mixed> */
	private function printed( Form $form ): array {
		return PrintedDefinition::load( Workbench::root() . '/plugin/build/contract-defaults.php' )->build( $form );
	}

	/** @return array<string, array<string, mixed>> By what they are about. */
	private function sources(): array {
		$rule = array(
			'actionType' => 'show',
			'logicType'  => 'all',
			'rules'      => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'x' ) ),
		);
		$text = array( 'id' => 1, 'kind' => 'text', 'label' => 'Name', 'required' => true );
		return array(
			'simple' => array( 'title' => 'Simple', 'fields' => array(
				$text,
				array( 'id' => 2, 'kind' => 'email', 'label' => 'Email', 'required' => true ),
				array( 'id' => 3, 'kind' => 'phone', 'label' => 'Phone' ),
				$this->select(),
				array(
					'id'            => 5,
					'kind'          => 'consent',
					'label'         => 'Privacy',
					'required'      => true,
					'checkboxLabel' => 'I agree',
				),
				array( 'id' => 6, 'kind' => 'address', 'label' => 'Home', 'required' => true ),
				array( 'id' => 7, 'kind' => 'date', 'label' => 'Day', 'required' => true ),
				array( 'id' => 8, 'kind' => 'list', 'label' => 'Assets', 'columns' => array( 'Asset', 'Value' ) ),
				array( 'id' => 9, 'kind' => 'text', 'label' => 'Company', 'maxLength' => 20 ),
			) ),
			'whole'  => array( 'title' => 'Whole', 'csvDownload' => true, 'pageList' => array(
				array( 'title' => 'You' ),
				array( 'conditionalLogic' => $rule ),
			), 'fields' => array(
				$text,
				array( 'id' => 2, 'kind' => 'html', 'content' => '<p>Hello</p>', 'page' => 1 ),
				array(
					'id'               => 3,
					'kind'             => 'text',
					'label'            => 'Business',
					'required'         => true,
					'errorMessage'     => 'Which',
					'conditionalLogic' => $rule,
				),
			) ),
		);
	}

	/** @return array<string, mixed> */
	private function select(): array {
		return array(
			'id'       => 4,
			'kind'     => 'select',
			'label'    => 'Loan',
			'required' => true,
			'choices'  => array( array( 'text' => 'Home', 'value' => 'home' ) ),
		);
	}
}
