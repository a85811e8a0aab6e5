<?php

declare( strict_types=1 );

namespace Atoll\Admin\PersonalData;

use Atoll\Forms\Definitions\Storage\FormLists;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Errors\ReadFailed;

/**
 * What the privacy policy says of each published form. WordPress compares the policy's text on every screen of
 * wp-admin, so that this is kept beside the version that it is of: only a form with another one is read. No days are no
 * limit.
 *
 * @phpstan-type Facts array{version: string, title: string, days: int, keepsIp: bool}
 */
final class FormPrivacy {

	/** Option, not autoloaded: {@see ofPublished()}. */
	public const OPTION = 'atoll_form_privacy';

	/** @param \Closure(): FormRepository $forms Made where one is to be read. */
	public function __construct( private FormLists $lists, private \Closure $forms ) {}

	/** @return array<int, Facts> By the forms' numbers. */
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
	 * @param array<int, string> $versions By number.
	 * @return array<int, Facts> Without those that cannot be read now.
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
