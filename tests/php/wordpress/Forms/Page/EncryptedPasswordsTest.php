<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Page\Posting\EncryptedPasswords;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A password on the first of two pages, without JavaScript. */
final class EncryptedPasswordsTest extends SiteTestCase {

	private const PASSWORD = 'correct horse battery staple';

	private const NOW = 1_800_000_000;

	private int $time = self::NOW;
	private int $number;
	private string $page;

	protected function setUp(): void {
		parent::setUp();
		$this->showForm();
	}

	private function showForm(): void {
		$this->number = $this->form(
			'enquiry',
			array(
				'fields' => array(
					array(
						'id'         => 1,
						'type'       => 'password',
						'label'      => 'Password',
						'isRequired' => true,
						'inputs'     => null,
					),
					array( 'id' => 2, 'type' => 'page' ),
					array( 'id' => 3, 'type' => 'text', 'label' => 'Name', 'isRequired' => true ),
				),
			)
		);
		$this->page   = $this->page( $this->number );
	}

	public function test_it_need_not_be_typed_again_and_is_printed_nowhere(): void {
		$second = Http::post(
			$this->page,
			http_build_query(
				array(
					'atoll_form' => $this->number,
					'atoll_page' => '0',
					'atoll_to'   => 'next',
					'input_1'    => self::PASSWORD,
				)
			)
		);
		$this->assertStringNotContainsString( self::PASSWORD, $second->body );
		$this->assertSame( 303, $this->send( $this->hidden( $second->body ) )->status );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_what_was_not_sealed_here_counts_for_nothing(): void {
		$this->assertSame(
			422,
			$this->send( array( 'atoll_kept_1' => 'x.' . base64_encode( self::PASSWORD ) ) )->status
		);
	}

	public function test_it_opens_in_no_other_form(): void {
		$second       = Http::post(
			$this->page,
			http_build_query(
				array(
					'atoll_form' => $this->number,
					'atoll_page' => '0',
					'atoll_to'   => 'next',
					'input_1'    => self::PASSWORD,
				)
			)
		);
		$hiddenInputs = $this->hidden( $second->body );
		$this->showForm();
		$this->assertSame( 422, $this->send( $hiddenInputs )->status );
	}

	public function test_it_goes_along_for_a_day(): void {
		$inputs     = $this->sealed();
		$this->time = self::NOW + 86400;
		$this->assertSame( array( 'input_1' => self::PASSWORD ), $this->opened( $inputs ) );
		$this->time = self::NOW + 86401;
		$this->assertSame( array(), $this->opened( $inputs ) );
	}

	public function test_what_is_typed_anew_replaces_it(): void {
		$inputs = $this->sealed();
		$this->assertSame( array( 'input_1' => self::PASSWORD ), $this->opened( $inputs + array( 'input_1' => '' ) ) );
		$this->assertSame( array(), $this->opened( $inputs + array( 'input_1' => 'another' ) ) );
	}

	/** @return array<string, string> Hidden inputs of the page. */
	private function sealed(): array {
		return $this->passwords()->hiddenInputs( $this->shown(), new Answers( array( 1 => self::PASSWORD ), array() ) );
	}

	/**
	 * @param array<string, string> $inputs As the page sends them.
	 * @return array<string, mixed> What wins over them.
	 */
	private function opened( array $inputs ): array {
		$submission = new Submission( $this->number, $inputs, 'key', new Visitor( 0, '', '' ), '' );
		return $this->passwords()->read( $this->shown(), $submission )->inputs;
	}

	private function passwords(): EncryptedPasswords {
		return new EncryptedPasswords( Inside::get( TextEncryption::class ), fn(): int => $this->time );
	}

	private function shown(): Form {
		return Inside::get( FormRepository::class )->find( $this->number ) ?? $this->fail( 'The form is gone.' );
	}

	/** @param array<string, string> $hiddenInputs */
	private function send( array $hiddenInputs ): \Atoll\Tests\WordPress\Support\Http\HttpAnswer {
		return Http::post(
			$this->page,
			http_build_query(
				$hiddenInputs
					+ array( 'atoll_form' => $this->number, 'atoll_page' => '1', 'input_1' => '', 'input_3' => 'Jo' )
			)
		);
	}

	/** @return array<string, string> */
	private function hidden( string $html ): array {
		$this->assertSame( 1, preg_match( '~name="atoll_kept_1" value="([^"]+)"~', $html, $found ) );
		return array( 'atoll_kept_1' => html_entity_decode( $found[1] ) );
	}
}
