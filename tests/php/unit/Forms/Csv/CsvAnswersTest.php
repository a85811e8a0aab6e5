<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Forms\Csv;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Forms\Csv\CsvAnswers;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

final class CsvAnswersTest extends TestCase {

	private Workbench $workbench;

	protected function setUp(): void {
		$this->workbench = new Workbench();
	}

	public function test_pairs_stand_page_by_page_under_the_pages_names(): void {
		self::assertSame(
			array(
				array( 'Page 1 of 2: You', '' ),
				array( 'Name', 'Jo' ),
				array( 'Secret', 'set' ),
				array( '', '' ),
				array( 'Page 2 of 2', '' ),
				array( 'Loan', 'Home loan' ),
			),
			$this->rows(
				array( 'input_1' => 'Jo', 'input_2' => 'correct horse', 'input_3' => 'home', 'input_4' => 'x' )
			)
		);
	}

	public function test_what_logic_hides_is_left_out(): void {
		self::assertSame(
			array(
				array( 'Page 1 of 3: You', '' ),
				array( 'Name', 'Business' ),
				array( '', '' ),
				array( 'Page 2 of 3', '' ),
				array( 'Loan', 'Home loan' ),
				array( '', '' ),
				array( 'Page 3 of 3', '' ),
				array( 'Trade', 'x' ),
			),
			$this->rows( array( 'input_1' => 'Business', 'input_3' => 'home', 'input_4' => 'x' ) )
		);
	}

	public function test_a_form_of_one_page_is_its_pairs(): void {
		$form = $this->workbench->form(
			array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' ),
			array( 'id' => 2, 'kind' => 'html', 'content' => '<p>Hello</p>' )
		);

		self::assertSame( array( array( 'Name', 'Jo' ) ), $this->rows( array( 'input_1' => 'Jo' ), $form ) );
	}

	/**
	 * @param array<string, string> $raw
	 * @return list<list<string>>
	 */
	private function rows( array $raw, ?Form $form = null ): array {
		$form  ??= $this->form();
		$engine = $this->workbench->engine;
		return ( new CsvAnswers( new AnswerText( $this->workbench->shapes ) ) )->rows(
			$form,
			$engine->resolve( $form, $engine->answers( $form, $raw ) )
		);
	}

	private function form(): Form {
		$rule = array(
			'actionType' => 'show',
			'logicType'  => 'all',
			'rules'      => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Business' ) ),
		);
		return Form::from(
			$this->workbench->compiler->compile(
				array(
					'title'    => 'Apply',
					'pageList' => array( array( 'title' => 'You' ), array(), array( 'conditionalLogic' => $rule ) ),
					'fields'   => array(
						array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' ),
						array( 'id' => 2, 'kind' => 'password', 'label' => 'Secret' ),
						array(
							'id'      => 3,
							'kind'    => 'select',
							'label'   => 'Loan',
							'page'    => 1,
							'choices' => array( array( 'text' => 'Home loan', 'value' => 'home' ) ),
						),
						array( 'id' => 4, 'kind' => 'text', 'label' => 'Trade', 'page' => 2 ),
					),
				),
				12,
				1
			)
		);
	}
}
