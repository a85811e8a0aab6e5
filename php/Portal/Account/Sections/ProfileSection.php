<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use WP_User;

/** A section of the profile page. */
interface ProfileSection {

	/** Returns the id of the section's element, without `atoll-profile-`. */
	public function id(): string;

	public function title(): string;

	/**
	 * @param WP_User $user A user with id 0 for the editor's example.
	 * @return string Safe HTML.
	 */
	public function html( WP_User $user ): string;
}
