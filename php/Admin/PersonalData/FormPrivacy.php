<?php

declare( strict_types=1 );

namespace Atoll\Admin\PersonalData;

use Atoll\Forms\Definitions\Storage\FormLists;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Services\Lazy;

/**
 * Facts about each published form for the privacy policy. WordPress compares the policy on every screen of wp-admin, so
 * the facts are stored with the form's version, and only forms with another version are read. 0 days mean no limit.
 *
 * @phpstan-type Facts array{version: string, title: string, days: int, keepsIp: bool}
 */
final class FormPrivacy {

	/** Option, not autoloaded: {@see ofPublished()}. */
	public const OPTION = 'atoll_form_privacy';

	/** @param \Closure(): FormRepository $forms Called if a form has to be read. */
	public function __construct( private FormLists $lists, #[Lazy( FormRepository::class )] private \Closure $forms ) {}

	/** @return array<int, Facts> By form number. */
	public function ofPublished(): array {
		/** @var array<int, Facts> $kept */
		$kept = (array) get_option( self::OPTION, array() );
		try {
			$versions = $this->lists->publishedVersions();
		} catch ( ReadFailed ) {
			return $kept;
		}
		$known = array_filter(
			$kept,
			static fn( array $facts, int $number ): bool => $facts['version'] === ( $versions[ $number ] ?? '' ),
			ARRAY_FILTER_USE_BOTH
		);
		$forms = $known + $this->read( array_diff_key( $versions, $known ) );
		ksort( $forms );
		if ( $forms !== $kept ) {
			update_option( self::OPTION, $forms, false );
		}
		return $forms;
	}

	/**
	 * @param array<int, string> $versions By form number.
	 * @return array<int, Facts> Without forms that cannot be read now.
	 */
	private function read( array $versions ): array {
		if ( array() === $versions ) {
			return array();
		}
		$repository = ( $this->forms )();
		$repository->preload( array_keys( $versions ) );
		$read = array();
		foreach ( $versions as $number => $version ) {
			$form = $repository->findOrNull( $number );
			if ( null !== $form ) {
				$read[ $number ] = array(
					'version' => $version,
					'title'   => $form->title(),
					'days'    => $form->holdsEntries() ? 0 : (int) $form->retentionDays(),
					'keepsIp' => $form->storesIp(),
				);
			}
		}
		return $read;
	}
}
