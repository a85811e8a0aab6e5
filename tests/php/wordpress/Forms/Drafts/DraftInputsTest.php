<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Drafts\Storage\DraftExpiry;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Forms\Drafts\Storage\DraftsTable;
use Atoll\Forms\Drafts\Storage\EndedDrafts;
use Atoll\Forms\Uploads\Upload;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Access\Encryption\EncryptionKeys;
use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** What a draft keeps beside texts, and what it never does. */
final class DraftInputsTest extends UploadTestCase {

	public function test_files_come_back_with_the_draft_and_go_with_the_entry(): void {
		$form  = $this->savingForm();
		$id    = $this->uploaded( $form );
		$token = (string) $this->sendForm(
			$form,
			array( 'gform_save' => '1' ) + $this->answers( $id )
		)['resume_token'];
		$this->assertNotSame( 0, $this->find( $id )?->draftId );

		$loaded = json_decode(
			$this->post( '/s1t2/v1/drafts/load', array( 'id' => $form, 'token' => $token ) )->get_data()['submission'],
			true
		);
		$this->assertSame(
			array( 'input_6' => array( array( 'uploaded_filename' => 'pay.pdf', 'temp_filename' => $id ) ) ),
			$loaded['files']
		);
		$this->assertSame( self::KEY, $loaded['gform_unique_id'] );
		$html = Http::get( $this->page( $form ) . "?formid={$form}&formtoken={$token}" )->body;
		$this->assertStringContainsString( 'pay.pdf', $html );
		$this->assertStringContainsString( 'value="' . self::KEY . '"', $html );

		$this->sendForm(
			$form,
			array( 'gform_resume_token' => $token, 'input_8' => 'correct horse' ) + $this->answers( $id )
		);
		$this->assertSame( array( 1, Upload::CLAIMED ), array( $this->countEntries(), $this->find( $id )?->state ) );
	}

	public function test_a_file_that_was_taken_out_before_sending_is_let_go_with_the_draft(): void {
		$form  = $this->savingForm();
		$id    = $this->uploaded( $form );
		$token = (string) $this->sendForm(
			$form,
			array( 'gform_save' => '1' ) + $this->answers( $id )
		)['resume_token'];
		$this->assertNotSame( 0, $this->find( $id )?->draftId );

		$this->sendForm(
			$form,
			array( 'gform_resume_token' => $token, 'gform_uploaded_files' => '', 'input_8' => 'correct horse' )
				+ $this->answers( $id )
		);
		$this->assertSame(
			array( 1, 0, 0 ),
			array( $this->countEntries(), $this->find( $id )?->draftId, $this->find( $id )?->entryId )
		);
	}

	public function test_the_same_holds_for_a_draft_that_had_ended_when_its_form_was_sent(): void {
		global $wpdb;
		$form  = $this->savingForm();
		$id    = $this->uploaded( $form );
		$token = (string) $this->sendForm(
			$form,
			array( 'gform_save' => '1' ) + $this->answers( $id )
		)['resume_token'];
		$wpdb->query( "UPDATE {$wpdb->prefix}" . DraftsTable::NAME . " SET date_saved = '2020-01-01 00:00:00'" );

		$this->sendForm(
			$form,
			array( 'gform_resume_token' => $token, 'gform_uploaded_files' => '', 'input_8' => 'correct horse' )
				+ $this->answers( $id )
		);
		$this->assertSame( 0, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}" . DraftsTable::NAME ) );
		$this->assertSame(
			array( 1, 0, 0 ),
			array( $this->countEntries(), $this->find( $id )?->draftId, $this->find( $id )?->entryId )
		);
	}

	public function test_files_of_a_draft_that_has_ended_are_let_go(): void {
		global $wpdb;
		$form = $this->savingForm();
		$id   = $this->uploaded( $form );
		$this->sendForm( $form, array( 'gform_save' => '1' ) + $this->answers( $id ) );
		$later = static fn() => time() + DraftRepository::LIFETIME + 1;
		$draftExpiry = new DraftExpiry(
			new EndedDrafts( new Queries( $wpdb ), $later ),
			new Uploads( $this->repository() )
		);
		$draftExpiry->run();
		$this->assertSame( 0, $this->find( $id )?->draftId );
	}

	public function test_files_whose_draft_is_gone_without_them_are_let_go_and_those_of_another_stay(): void {
		global $wpdb;
		$form = $this->savingForm();
		$lost = $this->uploaded( $form );
		$this->sendForm( $form, array( 'gform_save' => '1' ) + $this->answers( $lost ) );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . DraftsTable::NAME );
		$uploadId = $this->uploaded( $form, key: 'another-filling-00001' );
		$this->sendForm(
			$form,
			array( 'gform_save' => '1', 'gform_unique_id' => 'another-filling-00001' ) + $this->answers( $uploadId )
		);
		$draftExpiry = new DraftExpiry(
			new EndedDrafts( new Queries( $wpdb ), time( ... ) ),
			new Uploads( $this->repository() )
		);
		$draftExpiry->run();
		$this->assertSame( 0, $this->find( $lost )?->draftId );
		$this->assertNotSame( 0, $this->find( $uploadId )?->draftId );
	}

	public function test_a_password_is_never_kept_not_even_sealed(): void {
		global $wpdb;
		$form = $this->savingForm();
		$this->sendForm(
			$form,
			array(
				'gform_save' => '1',
				'input_1'    => 'Jo',
				'input_8'    => 'correct horse',
				'input_8_2'  => 'correct horse',
			)
		);
		$row        = DraftRow::fromRow(
			(array) $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}" . DraftsTable::NAME, ARRAY_A )
		);
		$encryption = new TextEncryption( new EncryptionKeys( new Queries( $wpdb ), '', '' ) );
		$text       = $encryption->open(
			"{$row->keyId}.{$row->content}",
			DraftRow::sealContext( $form, $row->tokenHash )
		);
		$this->assertStringContainsString( 'Jo', (string) $text );
		$this->assertStringNotContainsString( 'horse', (string) $text );
	}

	private function savingForm(): int {
		return Inside::get( FormWriter::class )->create(
			array(
				'title'  => 'Documents',
				'save'   => true,
				'fields' => array(
					array( 'id' => 1, 'kind' => 'text', 'label' => 'Name', 'required' => true ),
					array(
						'id'                => self::ONE,
						'kind'              => 'fileupload',
						'label'             => 'Payslip',
						'allowedExtensions' => 'pdf',
						'maxFileSize'       => 1,
					),
					array( 'id' => 8, 'kind' => 'password', 'label' => 'Password' ),
				),
			)
		)->form->id();
	}

	/** @return array<string, string> */
	private function answers( string $file ): array {
		return array(
			'input_1'              => 'Jo',
			'gform_unique_id'      => self::KEY,
			'gform_uploaded_files' => $this->fileList( array( 'input_6' => array( $file ) ) ),
		);
	}

	/**
	 * @param array<string, string> $inputs
	 * @return array<int|string, mixed>
	 */
	private function sendForm( int $form, array $inputs ): array {
		$answer = Http::post( "/wp-json/gf/v2/forms/{$form}/submissions", http_build_query( $inputs ) );
		$this->assertSame( 200, $answer->status, $answer->body );
		return $answer->json();
	}
}
