<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Inside;

/** Forms of the entries that move in: found again, numbered anew, or mended first. */
final class MigratedFormsTest extends MigrationTestCase {

	public function test_a_number_that_is_taken_is_told(): void {
		$number = $this->form();
		$this->post(
			"/gf/v2/forms/{$number}/submissions",
			array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		);
		$takenId = Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0]->id;
		$this->tables->entry( 1000 + $takenId, TheirTables::FORM, array( '1' => 'before' ) );
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}gf_entry WHERE id = {$takenId}" );
		$this->tables->entry( $takenId, TheirTables::FORM, array( '1' => 'second' ) );
		$report = $this->move();

		$this->assertSame( 1, $report->count( 'numbers' ) );
		$this->assertMatchesRegularExpression( "/^Entry {$takenId} became entry (\d+), because that number was taken\.$/", $report->sentences( 'numbers' )[0] );
		$this->assertSame( 'Jo', Inside::get( EntryRepository::class )->find( $takenId )->answers[1] );
	}

	public function test_a_form_that_came_as_a_file_is_not_brought_twice(): void {
		$this->importFile( $this->text( 'moved' ) );
		$this->move();

		$this->assertSame(
			1,
			count(
				array_filter(
					Inside::get( FormRepository::class )->list(),
					static fn( array $form ) => 'Move & refinance' === $form['title']
				)
			)
		);
		$this->assertSame( 41, $this->entry( 1 )->formNumber );
	}

	public function test_a_form_whose_number_is_taken_keeps_its_entries(): void {
		global $wpdb;
		$number = $this->form();
		$wpdb->query( "UPDATE {$wpdb->prefix}gf_entry SET form_id = {$number} WHERE form_id = 41" );
		$this->tables->form(
			$number,
			array(
				'title'   => 'Theirs',
				'version' => '2.8',
				'fields'  => array( array( 'id' => 1, 'type' => 'text', 'label' => 'Who' ) ),
			)
		);
		$this->move();
		$imported = Inside::get( FormRepository::class )->findAny( $this->entry( 1 )->formNumber );

		$this->assertNotSame( $number, $imported->number );
		$this->assertSame( 'Theirs', $imported->form->title() );
	}

	public function test_what_is_to_be_mended_or_works_otherwise_is_told_of_each_form(): void {
		$fields = array(
			array( 'id' => 1, 'type' => 'radio', 'label' => 'Which' ),
			array( 'id' => 2, 'type' => 'text', 'label' => 'Code', 'noDuplicates' => true ),
		);
		$this->tables->form( 8, array( 'title' => 'Broken', 'version' => '2.8', 'fields' => $fields ) );
		$told = implode( "\n", $this->move()->sentences( 'forms' ) );
		$this->assertStringContainsString( 'The form “Broken” came in as form 8.', $told );
		$this->assertMatchesRegularExpression( '/^Broken: .*“Which”/m', $told );
		$this->assertMatchesRegularExpression( '/^Broken: .*“Code”/m', $told );
	}

	public function test_entries_of_a_form_with_problems_wait_until_it_is_mended(): void {
		global $wpdb;
		$this->tables->form(
			8,
			array(
				'title'   => 'Broken',
				'version' => '2.8',
				'fields'  => array( array( 'id' => 1, 'type' => 'radio', 'label' => 'Which' ) ),
			)
		);
		$this->tables->entry( 70, 8, array( '1' => 'a' ) );
		$report = $this->move();

		$this->assertNull( Inside::get( EntryRepository::class )->find( 70 ) );
		$this->assertStringContainsString(
			'Entry 70 waits: form 8 has problems',
			implode( $report->sentences( 'entries' ) )
		);
		$this->assertSame( 24, $report->moved );

		$post = get_post( Inside::get( FormRepository::class )->findAny( 8 )->postId );
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $post->ID,
					'post_status'  => 'publish',
					'post_content' => str_replace( '"kind":"radio"', '"kind":"text"', $post->post_content ),
				)
			)
		);
		$this->assertSame( 25, $this->move()->moved );
		$this->assertSame( 'a', $this->entry( 70 )->answers[1] );
	}
}
