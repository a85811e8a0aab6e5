<?php
/**
 * The site's notifications, or nothing where there are none.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

echo Atoll\plugin()->notificationList()->html(); // Escaped where it is built.
