<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Kinds;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\TestWith;

/** A quiz' right answers on their way out, however they were stored. */
final class QuizMappingTest extends InterchangeTestCase {

	/**
	 * @param string|list<string> $stored  As an editor or an import left it.
	 * @param list<bool>          $correct Of the choices that leave.
	 */
	#[TestWith( array( 'a', array( true, true, false ) ), 'the first alone, as an import stored it once' )]
	#[TestWith( array( array( 'a', 'b' ), array( true, true, false ) ), 'both, as they came' )]
	#[TestWith( array( array( 'a' ), array( true, false, false ) ), 'the second taken back' )]
	#[TestWith( array( 'c', array( false, false, true ) ), 'another chosen, where one could be' )]
	public function test_right_answers_leave_as_they_came_unless_they_were_changed(
		string|array $stored,
		array $correct
	): void {
		$choices = array(
			array( 'text' => 'A', 'value' => 'a', 'gquizIsCorrect' => true ),
			array( 'text' => 'B', 'value' => 'b', 'gquizIsCorrect' => true ),
			array( 'text' => 'C', 'value' => 'c', 'gquizIsCorrect' => false ),
		);
		$quiz    = array( 'id' => 1, 'type' => 'quiz', 'label' => 'Which', 'choices' => $choices );
		$form    = array( 'title' => 'Quiz', 'id' => 96, 'version' => '2.9', 'fields' => array( $quiz ) );
		$this->importFile( (string) wp_json_encode( array( $form ) ) );
		$post = get_post( (int) Inside::get( FormRepository::class )->findAny( 96 )?->postId );
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $post?->ID,
					'post_content' => preg_replace(
						'~"correctValue":\["a","b"\]~',
						'"correctValue":' . wp_json_encode( $stored ),
						(string) $post?->post_content
					),
				)
			)
		);

		$field = $this->get( '/gf/v2/forms/96' )->get_data()['fields'][0];

		$this->assertSame( $correct, array_column( $field['choices'], 'gquizIsCorrect' ) );
	}
}
