<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Database\Queries;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;
use Atoll\Portal\Applications\Record\HistoryEvent;
use Atoll\Tests\WordPress\Support\Inside;

/** Lists, choices, times, notes, payments and files of Gravity Forms' entries. */
final class MigratedContentTest extends MigrationTestCase {

	public function test_lists_several_choices_and_times_are_read(): void {
		$this->tables->entry(
			60,
			TheirTables::FILES,
			array(
				'3' => serialize(
					array( array( 'Bank' => 'Big', 'Owed' => '10' ), array( 'Bank' => 'Small', 'Owed' => '' ) )
				),
				'4' => serialize( array( 'Jo', 'Al' ) ),
				'5' => '["a","b"]',
				'6' => '10:30 am',
			)
		);
		$this->tables->entry(
			61,
			TheirTables::FILES,
			array( '3' => '[{"Bank":"Big","Owed":"10"}]', '5' => 'a,b', '4' => 'O:8:"stdClass":0:{}' )
		);
		$this->move();

		$this->assertSame(
			array( 3 => '[["Big","10"],["Small",""]]', 4 => '[["Jo"],["Al"]]', 5 => '["a","b"]', 6 => '10:30 am' ),
			$this->entry( 60 )->answers
		);
		$this->assertSame( array( 3 => '[["Big","10"]]', 5 => '["a","b"]' ), $this->entry( 61 )->answers );
	}

	public function test_notes_payments_and_what_add_ons_kept_are_notes_of_their_day(): void {
		$user = $this->user( 'editor' );
		$this->tables->entry(
			50,
			TheirTables::FORM,
			array( '1' => 'A', 'workflow_final_status' => 'approved' ),
			array( 'payment_status' => 'Paid', 'payment_amount' => '12.50', 'transaction_id' => 'tx-1' )
		);
		$this->tables->note( 50, 'Called her.', $user, 'Jo' );
		$this->tables->note( 50, 'Sent to office@example.com', 0, 'Admin Notification', '2021-06-02 11:00:00' );
		$this->move();
		$notes = array_map(
			static fn( HistoryEvent $one ) => array(
				$one->kind,
				$one->actor,
				$one->date,
				$one->sentence,
				$one->isPublic,
			),
			array_reverse( Inside::get( ApplicationRecordReader::class )->read( 50 )->events )
		);

		$this->assertSame( array( 'note', $user, '2021-06-01 10:00:00', 'Called her.', false ), $notes[1] );
		$this->assertSame( 'Admin Notification: Sent to office@example.com', $notes[2][3] );
		$this->assertSame( '2021-05-06 07:50:09', $notes[0][2] );
		$this->assertStringContainsString( "payment_status: Paid\npayment_amount: 12.50\ncurrency: AUD\ntransaction_id: tx-1\nworkflow_final_status: approved", $notes[0][3] );
		$this->assertSame( array(), Inside::get( ApplicationRecordReader::class )->read( 1 )->events );
	}

	public function test_files_are_copied_into_the_private_folder_and_missing_ones_are_told(): void {
		$folder = wp_upload_dir()['basedir'] . '/gravity_forms/7-abc/2021/05';
		wp_mkdir_p( $folder );
		file_put_contents( "{$folder}/pay slip.txt", 'Salary' );
		file_put_contents( "{$folder}/evil.php", '<?php' );
		file_put_contents( "{$folder}/payslip.pdf", '<?php' );
		file_put_contents( dirname( $folder, 4 ) . '/outside.txt', 'secret' );
		$url = 'https://old.example.com/wp-content/uploads/gravity_forms/7-abc/2021/05/';
		$this->tables->entry(
			60,
			TheirTables::FILES,
			array(
				'1' => "{$url}pay%20slip.txt",
				'2' => wp_json_encode(
					array(
						"{$url}gone.pdf",
						"{$url}pay%20slip.txt",
						"{$url}evil.php",
						"{$url}payslip.pdf",
						"{$url}../../../../outside.txt",
					)
				),
			)
		);
		$report = $this->move();
		$this->move();
		global $wpdb;
		$files = ( new Uploads( new UploadRepository( new Queries( $wpdb ), time( ... ) ) ) )->ofEntry( 60 );

		$this->assertSame(
			array( array( 'pay slip.txt', 6 ), array( 'pay slip.txt', 6 ) ),
			array_map( static fn( $file ) => array( $file->name, $file->size ), $files )
		);
		$this->assertSame(
			array( wp_json_encode( array( $files[0]->id ) ), wp_json_encode( array( $files[1]->id ) ) ),
			array( $this->entry( 60 )->answers[1], $this->entry( 60 )->answers[2] )
		);
		$this->assertSame( 4, $report->count( 'files' ) );
		$this->assertSame(
			array(
				"Entry 60: the file {$url}gone.pdf is not in Gravity Forms’ folder any more.",
				"Entry 60: the file {$url}evil.php was not copied: We cannot accept this type of file because it could be harmful. Please choose another file.",
				"Entry 60: the file {$url}payslip.pdf was not copied: its content does not match its name",
				"Entry 60: the file {$url}../../../../outside.txt is not in Gravity Forms’ folder any more.",
			),
			$report->sentences( 'files' )
		);
		$this->assertFileExists( "{$folder}/pay slip.txt" );
	}
}
