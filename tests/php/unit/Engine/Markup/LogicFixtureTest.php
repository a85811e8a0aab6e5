<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

/** The form with conditions and formulas that the tests in TypeScript wake up is the one that PHP prints today. */
final class LogicFixtureTest extends TestCase {

	private const FILE = '/tests/fixtures/logic-form.html';

	private Workbench $workbench;
	private Form $form;

	protected function setUp(): void {
		$this->workbench = new Workbench();
		$this->form      = Form::from( $this->workbench->compiler->compile( $this->source(), 12, 1 ) );
	}

	public function test_it_is_what_php_prints(): void {
		$html = $this->render();
		$file = Workbench::root() . self::FILE;
		if ( false !== getenv( 'ATOLL_RECORD' ) ) {
			file_put_contents( $file, $html . "\n" );
		}

		self::assertStringEqualsFile( $file, $html . "\n", 'Record it anew: ATOLL_RECORD=1 npm run test:php -- --filter LogicFixture' );
	}

	public function test_what_logic_hides_is_hidden_before_any_script_runs(): void {
		self::assertSame( array( '2', '3', '6' ), $this->hidden( $this->render() ) );
		self::assertSame(
			array( '3', '6' ),
			$this->hidden( $this->render( array( 'input_1' => 'Car', 'input_2' => 'Old' ) ) )
		);
	}

	public function test_the_button_shows_when_it_may_be_pressed(): void {
		$hidden = '~<button[^>]* data-atoll="submit"[^>]* hidden~';

		self::assertMatchesRegularExpression( $hidden, $this->render() );
		self::assertDoesNotMatchRegularExpression( $hidden, $this->render( array( 'input_1' => 'Car' ) ) );
	}

	public function test_a_calculated_field_is_an_output_of_its_name_and_not_typed_in(): void {
		$html = $this->render( array( 'input_4' => '12', 'input_5' => '999' ) );

		self::assertStringContainsString( '<label class="atoll-field__label" for="atoll-12-5">Yearly</label>', $html );
		self::assertMatchesRegularExpression( '~<output class="atoll-result" id="atoll-12-5" aria-live="off"[^>]*>\$144</output><input type="hidden" name="input_5" value="\$144">~', $html );
		self::assertDoesNotMatchRegularExpression( '~Yearly <span class="atoll-field__optional">~', $html );
	}

	/** @param array<string, string> $raw */
	private function render( array $raw = array() ): string {
		$engine  = $this->workbench->engine;
		$answers = $engine->answers( $this->form, $raw );
		$view    = new FormRenderContext(
			'/apply/',
			answers: $answers,
			endpoint: 'http://content.test/wp-json/gf/v2/forms/12/submissions',
			phone: '1300 555 010',
			phoneUrl: 'tel:1300555010',
			resolved: $engine->resolve( $this->form, $answers )
		);
		return $this->workbench->markup()->render( $this->form, $view );
	}

	/** @return list<string> Ids of hidden fields. */
	private function hidden( string $html ): array {
		preg_match_all( '~ data-field="([0-9]+)" style="[^"]*" hidden~', $html, $found );
		return $found[1];
	}

	/** @return array<string, mixed> */
	private function source(): array {
		$when = static fn( string $field, string $operator, string $value ) => array(
			'conditionalLogic' => array(
				'rules' => array( array( 'fieldId' => $field, 'operator' => $operator, 'value' => $value ) ),
			),
		);
		return array(
			'title'  => 'Application',
			'fields' => array(
				array(
					'id'      => 1,
					'kind'    => 'radio',
					'label'   => 'Loan',
					'choices' => array( array( 'text' => 'Home' ), array( 'text' => 'Car' ) ),
				),
				array( 'id' => 2, 'kind' => 'text', 'label' => 'Which car?', 'required' => true )
					+ $when( '1', 'is', 'Car' ),
				array( 'id' => 3, 'kind' => 'text', 'label' => 'Its make', 'required' => true )
					+ $when( '2', 'is', 'New' ),
				array( 'id' => 4, 'kind' => 'number', 'label' => 'Monthly' ),
				array(
					'id'                 => 5,
					'kind'               => 'number',
					'label'              => 'Yearly',
					'numberFormat'       => 'currency',
					'calculationFormula' => '{Monthly:4} * 12',
				),
				array( 'id' => 6, 'kind' => 'text', 'label' => 'Why so much?' ) + $when( '5', '>', '1000' ),
				array( 'id' => 7, 'kind' => 'submitButton', 'label' => 'Send' ) + $when( '1', 'isnot', '' ),
			),
		);
	}
}
