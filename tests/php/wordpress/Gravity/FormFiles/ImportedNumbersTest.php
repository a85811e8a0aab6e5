<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\FormFiles;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Gravity\FormFiles\FormImport;
use Atoll\Gravity\FormFiles\FormsFile;
use Atoll\Tests\WordPress\Gravity\InterchangeTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** The numbers of imported forms: kept where they are free, and told where they are not. */
final class ImportedNumbersTest extends InterchangeTestCase {

	public function test_a_number_that_is_taken_is_told_before_and_after(): void {
		$this->importFile( $this->text( 'moved' ) );
		$before = Inside::get( FormImport::class )->preview( FormsFile::read( $this->text( 'moved' ) ) )[0];
		$after  = $this->importFile( $this->text( 'moved' ) )[0];

		$this->assertSame( 'Form 41 will get another number, because number 41 belongs to the form “Move & refinance”.', $before->renumbered );
		$this->assertSame( "Form 41 became form {$after->number}, because number 41 belongs to the form “Move & refinance”. Change 41 to {$after->number} where pages show it.", $after->renumbered );
	}

	public function test_a_number_that_a_form_without_a_title_has_is_said_in_words(): void {
		$form = array(
			'title'  => '',
			'id'     => 94,
			'fields' => array( array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ) ),
		);
		$this->importFile( (string) wp_json_encode( $form ) );
		$report = $this->importFile( (string) wp_json_encode( $form ) )[0];

		$this->assertStringContainsString( 'because number 94 belongs to the form “(no title)”.', $report->renumbered );
	}

	public function test_a_number_under_which_entries_are_left_is_not_given_to_another_form(): void {
		$number = $this->form();
		$this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		);
		Inside::get( FormWriter::class )->delete( $number );
		$report = $this->importFile(
			(string) wp_json_encode( array( 'id' => $number ) + $this->fixture( 'enquiry' ) )
		)[0];

		$this->assertStringContainsString( "because entries of a form that was deleted have number {$number}", $report->renumbered );
	}

	public function test_two_forms_of_one_file_with_one_number_get_two(): void {
		$form    = array( 'id' => 77 ) + $this->fixture( 'enquiry' );
		$text    = (string) wp_json_encode( array( $form, $form ) );
		$preview = Inside::get( FormImport::class )->preview( FormsFile::read( $text ) );
		$reports = $this->importFile( $text );

		$this->assertSame( array( '', true ), array( $preview[0]->renumbered, '' !== $preview[1]->renumbered ) );
		$this->assertSame( array( 77, true ), array( $reports[0]->number, $reports[1]->number > 77 ) );
	}
}
