<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use WP_User;

/** A part of the profile page. */
interface ProfileSection {

	/** Of its element, after `atoll-profile-`. */
	public function id(): string;

	public function title(): string;

	/**
	 * @param WP_User $user Nobody (id 0) for the editor's example.
	 * @return string Safe HTML.
	 */
	public function html( WP_User $user ): string;
}
