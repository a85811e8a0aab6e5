<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Markup;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\FormRenderContext;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** What a form sends along unseen. */
final class HiddenInputsTest extends TestCase {

	private const LOGIC = array( 'rules' => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'yes' ) ) );

	#[TestWith( array( 'conditionalLogic' ) )]
	#[TestWith( array( 'sectionLogic' ) )]
	public function test_where_an_answer_may_bring_up_a_question_the_form_says_which_it_has_shown(
		string $logic
	): void {
		self::assertStringContainsString(
			'<input type="hidden" name="atoll_seen" value="1">',
			$this->html( array( $logic => self::LOGIC ) )
		);
	}

	public function test_a_form_whose_questions_always_show_says_nothing_of_them(): void {
		self::assertStringNotContainsString( 'atoll_seen', $this->html( array() ) );
	}

	/** @param array<string, mixed> $second */
	private function html( array $second ): string {
		$workbench = new Workbench();
		$form      = Form::from(
			$workbench->compiler->compile(
				array(
					'title'  => 'Enquiry',
					'fields' => array(
						array( 'id' => 1, 'kind' => 'text', 'label' => 'Any?' ),
						array( 'id' => 2, 'kind' => 'text', 'label' => 'Which?' ) + $second,
					),
				),
				1,
				1
			)
		);
		$answers   = $workbench->engine->initial( $form );
		return $workbench->markup()->render(
			$form,
			new FormRenderContext( '/', $answers, resolved: $workbench->engine->resolve( $form, $answers ) )
		);
	}
}
