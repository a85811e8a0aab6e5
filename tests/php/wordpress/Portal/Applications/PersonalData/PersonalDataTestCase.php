<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications\PersonalData;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** WordPress' "Export Personal Data" and "Erase Personal Data", with a form to send and to save. */
abstract class PersonalDataTestCase extends SiteTestCase {

	protected const EMAIL = 'jo@example.com';

	protected int $number;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form( 'enquiry', array( 'save' => array( 'enabled' => true ) ) );
	}

	/** @return array{name: string, value: string} What the report says of the form. */
	protected function namedForm(): array {
		$form = Inside::get( FormRepository::class )->findAny( $this->number )->form;
		return array( 'name' => 'Form', 'value' => $form->title() );
	}

	protected function facts( string $source, string $email ): string {
		return (string) wp_json_encode( $this->export( $source, $email )['data'], JSON_UNESCAPED_SLASHES );
	}

	/** @return array<string, mixed> */
	protected function export( string $source, string $email, int $page = 1 ): array {
		return apply_filters( 'wp_privacy_personal_data_exporters', array() )[ $source ]['callback']( $email, $page );
	}

	/** @return array<string, mixed> */
	protected function erase( string $source, string $email ): array {
		return apply_filters( 'wp_privacy_personal_data_erasers', array() )[ $source ]['callback']( $email, 1 );
	}
}
