<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Mail\Queue\MailTable;
use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Database\Queries;
use Atoll\Portal\Applications\Record\HistoryEvent;

/** What becomes of an entry of Gravity Forms'. */
final class EntryMigrationTest extends MigrationTestCase {

	public function test_entries_keep_their_numbers_dates_marks_and_senders(): void {
		$user = $this->user( 'subscriber' );
		$this->tables->entry( 50, TheirTables::FORM, array( '1' => 'Jo “J” O’Neil', '9.1' => '1 Main St', '9.3' => 'Carlton', '8.2' => 'redraw', '12' => '2021-02-28', '11' => 'kept unseen', '10' => 'a-signature.png' ), array( 'created_by' => $user, 'is_starred' => 1, 'is_read' => 1 ) );
		$report = $this->move();
		$entry  = $this->entry( 50 );

		$this->assertSame( array( 25, 25, 25, true ), array( $report->total, $report->done, $report->moved, $report->isFinished ) );
		$this->assertSame( array( 41, $user, true, true, 'active', '203.0.113.7', 'https://old.example.com/apply/', 'Mozilla/5.0 (old)', '2021-05-06 07:50:09', '2021-05-07 07:50:09' ), array( $entry->formNumber, $entry->createdBy, $entry->isStarred, $entry->isRead, $entry->status, $entry->ip, $entry->sourceUrl, $entry->userAgent, $entry->dateCreated, $entry->dateUpdated ) );
		$this->assertEquals( array( 1 => 'Jo “J” O’Neil', '9.1' => '1 Main St', '9.3' => 'Carlton', '8.2' => 'redraw', 12 => '2021-02-28', 11 => 'kept unseen', 10 => 'a-signature.png' ), $entry->answers );
		$this->assertSame( array( 50 ), array_map( static fn( Entry $one ) => $one->id, \Atoll\plugin()->entries()->list( new EntryCriteria( search: 'carlton' ) ) ) );
	}

	public function test_spam_and_trash_stay_what_they_were(): void {
		$this->tables->entry( 50, TheirTables::FORM, array( '1' => 'A' ), array( 'status' => 'spam' ) );
		$this->tables->entry( 51, TheirTables::FORM, array( '1' => 'B' ), array( 'status' => 'trash' ) );
		$this->move();

		$this->assertSame( array( 'spam', 'trash' ), array( $this->entry( 50 )->status, $this->entry( 51 )->status ) );
	}

	public function test_nobody_gets_mail_and_no_plugin_hears_of_a_submission(): void {
		global $wpdb;
		$before = did_action( 'atoll_entry_stored' );
		$this->move();

		$this->assertSame( array( '0', 0 ), array( $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}" . MailTable::NAME ), did_action( 'atoll_entry_stored' ) - $before ) );
	}

	public function test_lists_several_choices_and_times_are_read(): void {
		$this->tables->entry( 60, TheirTables::FILES, array( '3' => serialize( array( array( 'Bank' => 'Big', 'Owed' => '10' ), array( 'Bank' => 'Small', 'Owed' => '' ) ) ), '4' => serialize( array( 'Jo', 'Al' ) ), '5' => '["a","b"]', '6' => '10:30 am' ) );
		$this->tables->entry( 61, TheirTables::FILES, array( '3' => '[{"Bank":"Big","Owed":"10"}]', '5' => 'a,b', '4' => 'O:8:"stdClass":0:{}' ) );
		$this->move();

		$this->assertSame( array( 3 => '[["Big","10"],["Small",""]]', 4 => '[["Jo"],["Al"]]', 5 => '["a","b"]', 6 => '10:30 am' ), $this->entry( 60 )->answers );
		$this->assertSame( array( 3 => '[["Big","10"]]', 5 => '["a","b"]' ), $this->entry( 61 )->answers );
	}

	public function test_notes_payments_and_what_add_ons_kept_are_notes_of_their_day(): void {
		$user = $this->user( 'editor' );
		$this->tables->entry( 50, TheirTables::FORM, array( '1' => 'A', 'workflow_final_status' => 'approved' ), array( 'payment_status' => 'Paid', 'payment_amount' => '12.50', 'transaction_id' => 'tx-1' ) );
		$this->tables->note( 50, 'Called her.', $user, 'Jo' );
		$this->tables->note( 50, 'Sent to office@example.com', 0, 'Admin Notification', '2021-06-02 11:00:00' );
		$this->move();
		$notes = array_map( static fn( HistoryEvent $one ) => array( $one->kind, $one->actor, $one->date, $one->sentence, $one->isPublic ), array_reverse( \Atoll\plugin()->cases()->of( 50 )->events ) );

		$this->assertSame( array( 'note', $user, '2021-06-01 10:00:00', 'Called her.', false ), $notes[1] );
		$this->assertSame( 'Admin Notification: Sent to office@example.com', $notes[2][3] );
		$this->assertSame( '2021-05-06 07:50:09', $notes[0][2] );
		$this->assertStringContainsString( "payment_status: Paid\npayment_amount: 12.50\ncurrency: AUD\ntransaction_id: tx-1\nworkflow_final_status: approved", $notes[0][3] );
		$this->assertSame( array(), \Atoll\plugin()->cases()->of( 1 )->events );
	}

	public function test_files_are_copied_into_the_private_folder_and_missing_ones_are_told(): void {
		$folder = wp_upload_dir()['basedir'] . '/gravity_forms/7-abc/2021/05';
		wp_mkdir_p( $folder );
		file_put_contents( "{$folder}/pay slip.txt", 'Salary' );
		file_put_contents( "{$folder}/evil.php", '<?php' );
		file_put_contents( dirname( $folder, 4 ) . '/outside.txt', 'secret' );
		$url = 'https://old.example.com/wp-content/uploads/gravity_forms/7-abc/2021/05/';
		$this->tables->entry( 60, TheirTables::FILES, array( '1' => "{$url}pay%20slip.txt", '2' => wp_json_encode( array( "{$url}gone.pdf", "{$url}pay%20slip.txt", "{$url}evil.php", "{$url}../../../../outside.txt" ) ) ) );
		$report = $this->move();
		$this->move();
		global $wpdb;
		$files = ( new Uploads( new UploadRepository( new Queries( $wpdb ), time( ... ) ) ) )->ofEntry( 60 );

		$this->assertSame( array( array( 'pay slip.txt', 6 ), array( 'pay slip.txt', 6 ) ), array_map( static fn( $file ) => array( $file->name, $file->size ), $files ) );
		$this->assertSame( array( wp_json_encode( array( $files[0]->id ) ), wp_json_encode( array( $files[1]->id ) ) ), array( $this->entry( 60 )->answers[1], $this->entry( 60 )->answers[2] ) );
		$this->assertSame( 3, $report->count( 'files' ) );
		$this->assertStringContainsString( 'gone.pdf is not in Gravity Forms’ folder any more', implode( "\n", $report->sentences( 'files' ) ) );
		$this->assertFileExists( "{$folder}/pay slip.txt" );
	}

	public function test_a_number_that_is_taken_is_told(): void {
		$number = $this->form();
		$this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' ) );
		$takenId = \Atoll\plugin()->entries()->list( new EntryCriteria() )[0]->id;
		$this->tables->entry( 1000 + $takenId, TheirTables::FORM, array( '1' => 'before' ) );
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}gf_entry WHERE id = {$takenId}" );
		$this->tables->entry( $takenId, TheirTables::FORM, array( '1' => 'second' ) );
		$report = $this->move();

		$this->assertSame( 1, $report->count( 'numbers' ) );
		$this->assertMatchesRegularExpression( "/^Entry {$takenId} became entry (\d+), because that number was taken\.$/", $report->sentences( 'numbers' )[0] );
		$this->assertSame( 'Jo', \Atoll\plugin()->entries()->find( $takenId )->answers[1] );
	}

	public function test_a_form_that_came_as_a_file_is_not_brought_twice(): void {
		$this->importFile( $this->text( 'moved' ) );
		$this->move();

		$this->assertSame( 1, count( array_filter( \Atoll\plugin()->formStore()->list(), static fn( array $form ) => 'Move & refinance' === $form['title'] ) ) );
		$this->assertSame( 41, $this->entry( 1 )->formNumber );
	}

	public function test_a_form_whose_number_is_taken_keeps_its_entries(): void {
		global $wpdb;
		$number = $this->form();
		$wpdb->query( "UPDATE {$wpdb->prefix}gf_entry SET form_id = {$number} WHERE form_id = 41" );
		$this->tables->form( $number, array( 'title' => 'Theirs', 'version' => '2.8', 'fields' => array( array( 'id' => 1, 'type' => 'text', 'label' => 'Who' ) ) ) );
		$this->move();
		$imported = \Atoll\plugin()->formStore()->findAny( $this->entry( 1 )->formNumber );

		$this->assertNotSame( $number, $imported->number );
		$this->assertSame( 'Theirs', $imported->form->title() );
	}

	public function test_entries_of_a_form_with_problems_wait_until_it_is_mended(): void {
		global $wpdb;
		$this->tables->form( 8, array( 'title' => 'Broken', 'version' => '2.8', 'fields' => array( array( 'id' => 1, 'type' => 'radio', 'label' => 'Which' ) ) ) );
		$this->tables->entry( 70, 8, array( '1' => 'a' ) );
		$report = $this->move();

		$this->assertNull( \Atoll\plugin()->entries()->find( 70 ) );
		$this->assertStringContainsString( 'Entry 70 waits: form 8 has problems', implode( $report->sentences( 'entries' ) ) );
		$this->assertSame( 24, $report->moved );

		$post = get_post( \Atoll\plugin()->formStore()->findAny( 8 )->postId );
		wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_status' => 'publish', 'post_content' => str_replace( '"kind":"radio"', '"kind":"text"', $post->post_content ) ) ) );
		$this->assertSame( 25, $this->move()->moved );
		$this->assertSame( 'a', $this->entry( 70 )->answers[1] );
	}
}
